// All texts in English. The core speaks English itself: of its words only those are
// said otherwise that a page shows in colours.
import analysis from './analysis.json';
import app from './app.json';
import learn from './learn.json';
import play from './play.json';
import print from './print.json';

const sentences: Record<string, string> = { A: play['side.A'], B: play['side.B'] };

export default { texts: { ...analysis, ...app, ...learn, ...play, ...print }, sentences };
