// Tells the browser which paper the pages are for: an @page rule in a sheet of its own.
import type { Printed } from '../core/printer';

const sheet = new CSSStyleSheet();

/** Pages that lie are printed upright pages turned: browsers do that by the name of the page. */
export function setPaper({ pages }: Printed): void {
  const [first] = pages;
  if (!first) return;
  if (!document.adoptedStyleSheets.includes(sheet))
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  sheet.replaceSync(`@page { size: ${first.width}pt ${first.height}pt; margin: 0 }
    @page lying { size: ${first.height}pt ${first.width}pt; margin: 0 }`);
}

/** The paper is as before. */
export function clearPaper(): void {
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
}
