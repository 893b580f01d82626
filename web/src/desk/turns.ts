// Lets heavy things happen one after another, with a breath between them in which the page can be painted and clicked.

type Work = () => void;

const waiting: Work[] = [];
let isRunning = false;

function next(): void {
  const work = waiting.shift();
  if (!work) {
    isRunning = false;
    return;
  }
  work();
  requestAnimationFrame(() => setTimeout(next));
}

/** Does the work when its turn comes. Returns how to take it back before that. */
export function inTurn(work: Work): () => void {
  waiting.push(work);
  if (!isRunning) {
    isRunning = true;
    setTimeout(next);
  }
  return () => {
    const place = waiting.indexOf(work);
    if (place >= 0) waiting.splice(place, 1);
  };
}
