/* What the game screen says in Japanese beyond what every page says. */

export { game } from './game.ts';
export { hints } from './hints.ts';
