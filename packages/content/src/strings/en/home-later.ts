/* What the home page says in English beyond its first screen. */

export { homeBoard } from './home-board.ts';
export { homeMore } from './home-more.ts';
