// Pages and diagrams as files: SVG with its fonts inside, and PNG.
import boldUrl from '../../../src/print/fonts/bold.ttf?url';
import sansUrl from '../../../src/print/fonts/sans.ttf?url';

async function fetchFont(url: string): Promise<string> {
  const bytes = new Uint8Array(await (await fetch(url)).arrayBuffer());
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
}

const face = (weight: number, data: string): string =>
  `@font-face{font-family:'DejaVu Sans';font-weight:${weight};src:url(data:font/ttf;base64,${data})}`;

let style: Promise<string> | undefined;

/** The same picture with the fonts of its texts inside: it looks the same everywhere. */
export async function withFonts(svg: string): Promise<string> {
  style ??= Promise.all([fetchFont(sansUrl), fetchFont(boldUrl)]).then(
    ([sans, bold]) => `<style>${face(400, sans)}${face(700, bold)}</style>`,
  );
  try {
    return svg.replace('<title>', `${await style}<title>`);
  } catch (error) {
    style = undefined;
    throw error;
  }
}

/** The picture as PNG, so many pixels wide. */
export async function toPng(svg: string, width: number): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(await withFonts(svg))}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = Math.round((width * image.naturalHeight) / image.naturalWidth);
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('This browser cannot draw pictures.');
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('This browser cannot draw pictures.')))),
  );
}

/** Lets the browser save it. */
export function download(blob: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
