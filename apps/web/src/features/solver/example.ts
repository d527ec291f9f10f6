import type { SolvableBoard } from './worker/messages.ts';

/** Made by our generator: it takes wings, a rectangle and a loop, and few steps of each. */
export const EXAMPLE: SolvableBoard = {
  grid: '...1648...4...35....8....3.9...781.............241...8.7....4....63...9...1826...',
};
