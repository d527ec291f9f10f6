import { describe, expect, test } from 'vitest';
import { unwrap } from '../testing/boards.ts';
import {
  answer,
  NEW_GAME,
  note,
  notesIn,
  playAll,
  throughJson,
  UNDO,
} from '../testing/game/games.ts';
import { cellNamed } from '../testing/notation.ts';
import type { Digit } from '../types.ts';
import type { CellColour } from './colours.ts';
import { cellOf, type Game } from './game.ts';
import { type Move, play } from './play.ts';
import { restoreGame } from './restore.ts';
import type { Clearing } from './several-cells.ts';

const cellsNamed = (names: string) => names.split(' ').map(cellNamed);

function noteAll(names: string, digit: Digit): Move {
  return { type: 'note-cells', cells: cellsNamed(names), digit };
}

function centreNote(names: string, digit: Digit): Move {
  return { type: 'centre-note-cells', cells: cellsNamed(names), digit };
}

function colour(names: string, shade: CellColour): Move {
  return { type: 'colour-cells', cells: cellsNamed(names), colour: shade };
}

function clear(names: string, what: Clearing): Move {
  return { type: 'clear-cells', cells: cellsNamed(names), what };
}

const centreNotesIn = (game: Game, name: string) => cellOf(game, cellNamed(name)).centreNotes ?? [];

const colourIn = (game: Game, name: string) => cellOf(game, cellNamed(name)).colour;

describe('a note in several cells', () => {
  test('is one move, which one undo takes back', () => {
    const noted = play(NEW_GAME, noteAll('r1c3 r1c4 r1c6', 2));
    expect(['r1c3', 'r1c4', 'r1c6'].map((name) => notesIn(noted, name))).toEqual([[2], [2], [2]]);
    expect(noted.past).toHaveLength(1);
    expect(play(noted, UNDO).cells).toEqual(NEW_GAME.cells);
  });

  test('is added where it lacks, and removed only once all have it', () => {
    const some = playAll(NEW_GAME, note('r1c3', 2), noteAll('r1c3 r1c4', 2));
    expect(notesIn(some, 'r1c3')).toEqual([2]);
    expect(notesIn(some, 'r1c4')).toEqual([2]);
    expect(play(some, noteAll('r1c3 r1c4', 2)).cells).toEqual(NEW_GAME.cells);
  });

  test('passes over digits, and over cells that are no cells', () => {
    const move: Move = { type: 'note-cells', cells: [0, 2, 81, -1, 2], digit: 2 };
    const noted = play(NEW_GAME, move);
    expect(noted.past[0]?.map(({ cell }) => cell)).toEqual([2]);
    expect(play(NEW_GAME, { ...move, cells: [0] })).toBe(NEW_GAME);
  });
});

describe('centre notes', () => {
  const noted = playAll(NEW_GAME, note('r1c4', 6), centreNote('r1c4 r1c6', 4));

  test('stand beside the usual ones', () => {
    expect(notesIn(noted, 'r1c4')).toEqual([6]);
    expect(centreNotesIn(noted, 'r1c4')).toEqual([4]);
  });

  test('go as a peer gets the digit, and with an answer in their cell', () => {
    expect(centreNotesIn(play(noted, answer('r1c3', 4)), 'r1c6')).toEqual([]);
    const answered = play(noted, answer('r1c4', 6));
    expect(cellOf(answered, cellNamed('r1c4'))).toEqual({ value: 6, notes: [] });
    expect(centreNotesIn(play(answered, UNDO), 'r1c4')).toEqual([4]);
  });

  test('stay as the usual ones are cleared or filled in, and go with all notes', () => {
    const cell = cellNamed('r1c4');
    expect(centreNotesIn(play(noted, { type: 'clear-notes', cell }), 'r1c4')).toEqual([4]);
    expect(centreNotesIn(play(noted, { type: 'fill-notes' }), 'r1c4')).toEqual([4]);
    expect(play(noted, { type: 'clear-all-notes' }).cells).toEqual(NEW_GAME.cells);
  });
});

describe('a colour', () => {
  const coloured = play(NEW_GAME, colour('r1c1 r1c3', 3));

  test('is for givens, too, and is taken away where all have it', () => {
    expect(colourIn(coloured, 'r1c1')).toBe(3);
    expect(colourIn(play(coloured, colour('r1c1 r1c4', 3)), 'r1c4')).toBe(3);
    expect(play(coloured, colour('r1c1 r1c3', 3)).cells).toEqual(NEW_GAME.cells);
    expect(colourIn(play(coloured, colour('r1c1 r1c3', 5)), 'r1c3')).toBe(5);
  });

  test('stays under an answer, and goes with a restart', () => {
    expect(colourIn(play(coloured, answer('r1c3', 4)), 'r1c3')).toBe(3);
    expect(play(coloured, { type: 'restart' }).cells).toEqual(NEW_GAME.cells);
  });
});

describe('what is cleared in several cells', () => {
  const names = 'r1c1 r1c3 r1c4';
  const game = playAll(
    NEW_GAME,
    answer('r1c3', 4),
    note('r1c4', 6),
    centreNote('r1c4', 2),
    colour('r1c1 r1c4', 1),
  );

  test.each<[Clearing, string]>([
    ['entries', '5#1 0 0#1'],
    ['notes', '5#1 4 0(2)#1'],
    ['centre-notes', '5#1 4 0[6]#1'],
    ['colours', '5 4 0[6](2)'],
  ])('%s leaves %s', (what, left) => {
    const cleared = play(game, clear(names, what));
    const shown = cellsNamed(names).map((cell) => {
      const { value, notes, centreNotes = [], colour: shade } = cellOf(cleared, cell);
      const usual = notes.length > 0 ? `[${notes.join('')}]` : '';
      const centre = centreNotes.length > 0 ? `(${centreNotes.join('')})` : '';
      return `${value}${usual}${centre}${shade ? `#${shade}` : ''}`;
    });
    expect(shown.join(' ')).toBe(left);
    expect(play(cleared, UNDO).cells).toEqual(game.cells);
  });
});

describe('a save', () => {
  const game = playAll(NEW_GAME, colour('r1c1 r1c4', 8), centreNote('r1c4 r1c6', 4));

  test('brings colours and centre notes back, with their history', () => {
    const restored = unwrap(restoreGame(throughJson(game)));
    expect(restored.cells).toEqual(game.cells);
    expect(playAll(restored, UNDO, UNDO).cells).toEqual(NEW_GAME.cells);
  });

  test.each([
    ['bad-notes', { value: 0, notes: [], centreNotes: [2, 1] }],
    ['bad-notes', { value: 4, notes: [], centreNotes: [1] }],
    ['bad-cell', { value: 0, notes: [], colour: 9 }],
    ['bad-cell', { value: 0, notes: [], colour: 'red' }],
  ])('is refused for %s: %j', (code, cell) => {
    const cells = game.cells.map((each, at) => (at === 2 ? cell : each));
    expect(restoreGame({ ...game, cells })).toMatchObject({ ok: false, error: { code, cell: 2 } });
  });

  test('whose history changes a given goes on without it', () => {
    const before = { value: 0, notes: [] };
    const change = { cell: 0, before, after: { ...cellOf(game, 0) } };
    expect(unwrap(restoreGame({ ...game, past: [[change]] })).past).toEqual([]);
  });
});
