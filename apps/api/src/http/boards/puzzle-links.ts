import { z } from '@hono/zod-openapi';
import { type Language, pathTo } from '@nanpure/content';
import { fragmentOf, inAddress } from '@nanpure/content/puzzle-fragment';
import { formatGrid, type Grid } from '@nanpure/engine';
import { toLinkText } from '@nanpure/engine/formats';
import { V1_BASE } from '../api-base.ts';
import { EXAMPLE_BOARD } from './board.ts';

/** The puzzle of a reply, and where it can be played and seen. */
export const PUZZLE_FIELDS = {
  board: z
    .string()
    .regex(/^[1-9.]{81}$/)
    .openapi({
      description: 'The 81 cells row by row from the top left; `.` for an empty one.',
      example: EXAMPLE_BOARD,
    }),
  play: z.string().openapi({
    description: 'The path of the page on which it can be played, in the language of the request.',
    example: '/en/game/own#p=aGQnDCiMpiKGHITQX40Eea627fRxCP4',
  }),
  picture: z.string().openapi({
    description: 'The path of a picture of it.',
    example: `${V1_BASE}/board.svg?board=${inAddress(EXAMPLE_BOARD)}`,
  }),
};

/** The solution in a reply. */
export const SolutionTextSchema = z
  .string()
  .regex(/^[1-9]{81}$/)
  .openapi({ description: 'The 81 digits row by row.' });

/** The fields of a puzzle. */
export function puzzleFields(givens: Grid, language: Language) {
  const board = formatGrid(givens);
  return {
    board,
    play: pathTo('ownGame', { language }) + fragmentOf(toLinkText(givens)),
    picture: `${V1_BASE}/board.svg?board=${inAddress(board)}`,
  };
}
