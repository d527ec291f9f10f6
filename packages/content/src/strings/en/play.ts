/* What the game screen says in English beyond what every page says. */

export { game } from './game.ts';
export { help } from './help.ts';
export { hints } from './hints.ts';
