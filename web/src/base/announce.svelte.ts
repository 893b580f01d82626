// What is said to the player beside the board: aloud through a live region, and on a slip that goes away.

interface Notice {
  id: number;
  text: string;
}

const slipSeconds = 6;
let next = 0;

/** What the live region says now. The id makes the same words new. */
export const spoken: { notice: Notice } = $state({ notice: { id: 0, text: '' } });
/** The slips that are on the screen. */
export const slips: { all: Notice[] } = $state({ all: [] });

/** Says the text to screen readers. */
export function announce(text: string): void {
  spoken.notice = { id: ++next, text };
}

/** Shows the text for some seconds, and says it. */
export function notify(text: string): void {
  announce(text);
  const notice = { id: ++next, text };
  slips.all = [...slips.all.filter((slip) => slip.text !== text), notice];
  setTimeout(() => dismiss(notice.id), slipSeconds * 1000);
}

export function dismiss(id: number): void {
  slips.all = slips.all.filter((slip) => slip.id !== id);
}
