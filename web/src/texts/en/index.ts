// All texts in English. The core speaks English itself: no sentence needs to be translated.
import analysis from './analysis.json';
import app from './app.json';
import learn from './learn.json';
import play from './play.json';
import print from './print.json';

const sentences: Record<string, string> = {};

export default { texts: { ...analysis, ...app, ...learn, ...play, ...print }, sentences };
