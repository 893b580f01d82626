// All texts in one language; a chunk of its own, loaded when it is spoken.
import analysis from './analysis.json';
import app from './app.json';
import learn from './learn.json';
import play from './play.json';
import print from './print.json';
import sentences from './sentences.json';

export default { texts: { ...analysis, ...app, ...learn, ...play, ...print }, sentences };
