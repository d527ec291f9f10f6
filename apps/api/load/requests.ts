import { readFileSync } from 'node:fs';
import { z } from 'zod';

/** About as hard as what players send. */
const BOARD = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';

const HINT = JSON.stringify({ board: BOARD, hint_level: 3 });

interface RequestOptions {
  /** Makes it a POST. */
  readonly body?: string | undefined;
  readonly encoding?: string | undefined;
}

/** A raw request. */
export function requestOf(path: string, { body, encoding }: RequestOptions = {}): Buffer {
  const method = body === undefined ? 'GET' : 'POST';
  const fields = [
    'Host: localhost',
    'Content-Type: application/json',
    ...(encoding === undefined ? [] : [`Accept-Encoding: ${encoding}`]),
    ...(body === undefined ? [] : [`Content-Length: ${body.length}`]),
  ];
  return Buffer.from(`${method} ${path} HTTP/1.1\r\n${fields.join('\r\n')}\r\n\r\n${body ?? ''}`);
}

/** Raw requests. */
export const REQUESTS = {
  hello: requestOf('/api/hello'),
  health: requestOf('/healthz'),
  large: requestOf('/data/problems_hard.json'),
  hint: requestOf('/api/get_hint', { body: HINT }),
};

/** Puzzles of each difficulty in the bank. */
const PUZZLES_EACH = 20;

const BankFile = z.object({ problems: z.array(z.object({ puzzle: z.array(z.array(z.int())) })) });

/** Puzzles of all difficulties as JSON. */
function bankPuzzles(): number[][][] {
  return ['easy', 'medium', 'hard'].flatMap((difficulty) => {
    const file = new URL(`../../../data/problems_${difficulty}.json`, import.meta.url);
    const { problems } = BankFile.parse(JSON.parse(readFileSync(file, 'utf8')));
    return problems.slice(0, PUZZLES_EACH).map(({ puzzle }) => puzzle);
  });
}

const textOf = (puzzle: readonly (readonly number[])[]) => puzzle.flat().join('');

const VALIDATIONS = bankPuzzles().map((puzzle) => JSON.stringify({ board: textOf(puzzle) }));
const HINTS = bankPuzzles().map((puzzle) =>
  JSON.stringify({ board: textOf(puzzle), hint_level: 3 }),
);

/** What is compared with Hono alone, and the share of what that serves that we have to reach. */
export const COMPARED_ENDPOINTS = [
  { name: 'hello', path: '/api/hello', minimum: 0.5 },
  { name: 'validate_solution', path: '/api/validate_solution', bodies: VALIDATIONS, minimum: 0.4 },
  { name: 'get_hint', path: '/api/get_hint', bodies: HINTS, minimum: 0.3 },
] as const;

/** The same of files, as browsers ask for them. */
export const COMPARED_FILES = [
  { name: 'a page', path: '/en', encoding: 'br', minimum: 0.5 },
  { name: 'a large file', path: '/data/problems_hard.json', encoding: 'br', minimum: 0.5 },
] as const;
