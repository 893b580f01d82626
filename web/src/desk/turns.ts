// Lets heavy things happen one after another, with a breath between them in which the page can be painted and clicked.

type Work = () => void;

const waiting: Work[] = [];
const patient: Work[] = [];
let isRunning = false;

function next(): void {
  const work = waiting.shift() ?? patient.shift();
  if (!work) {
    isRunning = false;
    return;
  }
  work();
  requestAnimationFrame(() => setTimeout(next));
}

/** Does the work when its turn comes. Returns how to take it back before that. */
export const inTurn = (work: Work): (() => void) => queue(waiting, work);

/** The same, when nothing else waits for its turn. */
export const atLast = (work: Work): (() => void) => queue(patient, work);

function queue(line: Work[], work: Work): () => void {
  line.push(work);
  if (!isRunning) {
    isRunning = true;
    setTimeout(next);
  }
  return () => {
    const place = line.indexOf(work);
    if (place >= 0) line.splice(place, 1);
  };
}
