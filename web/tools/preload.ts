// A plugin for Vite: the page names files that its scripts will fetch, so that the browser can fetch them together with the
// scripts, though after them where the line is narrow: first boards come with the scripts (tools/shelf.ts).
import type { Plugin } from 'vite';

/** Of the built files those whose names fit. */
export function preload(names: RegExp): Plugin {
  return {
    name: 'lozenge-preload',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }) =>
        Object.keys(bundle)
          .filter((file) => names.test(file))
          .map((file) => ({
            tag: 'link',
            attrs: {
              rel: 'preload',
              as: 'fetch',
              fetchpriority: 'low',
              crossorigin: true,
              href: `./${file}`,
            },
            injectTo: 'head',
          })),
    },
  };
}
