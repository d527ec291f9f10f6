import { NOTHING_DRAWN } from '@nanpure/content/drawing/drawing';
import { type CellView, EMPTY_VIEW } from '../../../board/cell-view.ts';
import type { Sample } from '../../../board/SampleBoard.tsx';

const cell = (view: Partial<CellView>): CellView => ({ ...EMPTY_VIEW, ...view });
const given = (value: number, view: Partial<CellView> = {}): CellView =>
  cell({ value, isGiven: true, ...view });
const peer = cell({ mark: 'peer' });

/** Number of the box at the top left, among the 27 houses. */
const FIRST_BOX = 18;

/** The marks while one plays. */
export const PLAY_MARKS = [
  {
    name: 'peers',
    sample: {
      cells: [given(8, { mark: 'peer' }), peer, given(2, { mark: 'peer' })],
      selected: 1,
    },
  },
  {
    name: 'same',
    sample: { cells: [cell({ value: 5 }), peer, given(5, { mark: 'same' })], selected: 0 },
  },
  {
    name: 'wrong',
    sample: {
      cells: [given(4, { mark: 'repeated' }), cell({}), cell({ value: 4, mark: 'conflict' })],
    },
  },
  {
    name: 'notes',
    sample: { cells: [cell({ notes: [1, 6] }), given(3), cell({ notes: [1, 6, 8] })] },
  },
] as const satisfies readonly { readonly name: string; readonly sample: Sample }[];

/** What hints draw. */
export const HINT_MARKS = [
  {
    name: 'house',
    sample: {
      cells: Array.from({ length: 9 }, () => cell({})),
      lines: { ...NOTHING_DRAWN, houses: [FIRST_BOX] },
    },
  },
  {
    name: 'cause',
    sample: {
      cells: [given(7, { hint: 'cause' }), cell({}), cell({})],
      lines: { ...NOTHING_DRAWN, causes: [{ cell: 0, closes: [2] }] },
    },
  },
  {
    name: 'pattern',
    sample: {
      cells: [
        cell({ supporting: [4, 5], hint: 'pattern' }),
        given(6, { isDimmed: true }),
        cell({ supporting: [4, 5], hint: 'pattern' }),
      ],
    },
  },
  {
    name: 'struck',
    sample: {
      cells: [cell({ notes: [4, 5], eliminated: [5] }), given(6), cell({ value: 0 })],
    },
  },
  {
    name: 'ring',
    sample: {
      cells: [given(6), cell({ confirmed: 3 }), given(1)],
      lines: { ...NOTHING_DRAWN, rings: [{ cell: 1 }] },
    },
  },
] as const satisfies readonly { readonly name: string; readonly sample: Sample }[];

/** What hints draw on puzzles that may need more than the course. */
export const BEYOND_COURSE_MARKS = [
  {
    name: 'fin',
    sample: {
      cells: [
        cell({ supporting: [5], hint: 'pattern' }),
        given(6, { isDimmed: true }),
        cell({ supporting: [5], shapes: { 5: 'fin' }, hint: 'pattern' }),
      ],
    },
  },
  {
    name: 'links',
    sample: {
      cells: [
        cell({ supporting: [5], hint: 'pattern' }),
        cell({ supporting: [5], hint: 'pattern' }),
        cell({ supporting: [5], hint: 'pattern' }),
      ],
      lines: {
        ...NOTHING_DRAWN,
        links: [
          { from: { cell: 0, digit: 5 }, to: { cell: 1, digit: 5 }, kind: 'strong' },
          { from: { cell: 1, digit: 5 }, to: { cell: 2, digit: 5 }, kind: 'weak' },
        ],
      },
    },
  },
] as const satisfies readonly { readonly name: string; readonly sample: Sample }[];
