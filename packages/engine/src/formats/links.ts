import { CELL_COUNT } from '../houses.ts';
import { type Reading, unread } from './board-format.ts';
import { boardOfSigns } from './cell-texts.ts';
import { fromLinkText, looksLikeLinkText } from './link-text.ts';
import { readPacked } from './packed.ts';

/** What links of Sudoku sites call the puzzle: ours, SudokuWiki's, f-puzzles', SudokuPad's and plain ones. */
const PARAMETER = /[?#&](p|bd|load|puzzle|puzzleid|s|sudoku|board|grid|givens)=([^&#\s]*)/i;
const ADDRESS = /^\S*(?:\/\/|[?#])\S*$/;
const LONGEST_ADDRESS = 20_000;

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function isBoard(text: string): boolean {
  return text.length === CELL_COUNT && /^[1-9.0_*-]+$/.test(text);
}

/** What a link holds, without the link: 81 signs, two signs a cell, or our own short form. */
export function readPayload(payload: string): Reading {
  if (isBoard(payload)) return boardOfSigns(payload, { format: 'characters' });
  const packed = readPacked(payload);
  if (packed) return packed;
  const grid = fromLinkText(payload);
  if (grid) return boardOfSigns(grid.join(''), { format: 'link', tellsGivens: true });
  return looksLikeLinkText(payload) ? unread({ code: 'bad-link' }) : undefined;
}

/** Reads a link with a puzzle in it, or the part of a link that is the puzzle. */
export function readLink(text: string): Reading {
  const address = text.trim();
  if (address.length > LONGEST_ADDRESS || !ADDRESS.test(address)) return undefined;
  const [, name = '', value = ''] = PARAMETER.exec(address) ?? [];
  const payload = decoded(value);
  const [lastPart = ''] = address.split(/[?#]/, 1)[0]?.split('/').slice(-1) ?? [];
  const reading = readPayload(payload) ?? readPayload(decoded(lastPart));
  if (reading) return reading;
  if (name.toLowerCase() === 'p') return unread({ code: 'bad-link' });
  return /^[a-z]+:\/\//i.test(address) ? unread({ code: 'packed-link' }) : undefined;
}
