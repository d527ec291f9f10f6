import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import * as bank from '../src/public/bank.ts';
import * as debug from '../src/public/debug.ts';
import * as formats from '../src/public/formats.ts';
import * as game from '../src/public/game.ts';
import * as generator from '../src/public/generator.ts';
import * as hints from '../src/public/hints.ts';
import * as engine from '../src/public/index.ts';
import * as ladder from '../src/public/ladder.ts';
import * as testing from '../src/public/testing.ts';

/*
 * The examples of the README are run as they stand there, and have to print what their comments promise:
 * `console.log(…); // → what is printed`.
 */

const README = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
const MODULES: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  '@nanpure/engine': engine,
  '@nanpure/engine/hints': hints,
  '@nanpure/engine/game': game,
  '@nanpure/engine/generator': generator,
  '@nanpure/engine/ladder': ladder,
  '@nanpure/engine/formats': formats,
  '@nanpure/engine/bank': bank,
  '@nanpure/engine/debug': debug,
  '@nanpure/engine/testing': testing,
};
const IMPORT = /^import \{ (.+) \} from '(.+)';$/gm;
const LONGEST_EXAMPLE = 12;

/** Each example by the heading above it. */
const EXAMPLES = [...README.matchAll(/^## (.+)\n[^#]*?```ts\n([^`]+?)```/gm)].map(
  ([, heading = '', code = '']) => ({ heading, code }),
);

/** What the comments of an example promise. */
function promised(code: string): string[] {
  return [...code.matchAll(/\/\/ → (.*)$/gm)].map(([, text = '']) => text);
}

/** What an example prints. */
function printed(code: string): string[] {
  const lines: string[] = [];
  const print = (...values: unknown[]) => lines.push(values.map(String).join(' '));
  const script = code.replace(IMPORT, "const { $1 } = modules['$2'];");
  new Function('modules', 'console', `'use strict'; ${script}`)(MODULES, { log: print });
  return lines;
}

/** The names that an example imports and that are not there. */
function missingNames(code: string): string[] {
  return [...code.matchAll(IMPORT)].flatMap(([, names = '', from = '']) =>
    names.split(', ').filter((name) => !(name in (MODULES[from] ?? {}))),
  );
}

describe('the examples of the README @17.1', () => {
  test('are there for all that the package does', () => {
    const headings = EXAMPLES.map(({ heading }) => heading);
    const wanted = [
      ...['Solve', 'Validate', 'Hint', 'Hints as a session', 'Play', 'Save and restore', 'Rate'],
      ...[
        'Generate',
        'Puzzles of any hardness',
        'Canonical form',
        'Step by step',
        'Candidates in and out',
        'Any text in',
        'A game with hints',
        'A bank of puzzles',
        'Every instance of a technique',
      ],
    ];
    expect(headings).toEqual(expect.arrayContaining(wanted));
    expect(README.split('```ts').length - 1).toBe(EXAMPLES.length);
  });

  test('are there for each entry', () => {
    const imported = EXAMPLES.flatMap(({ code }) =>
      [...code.matchAll(IMPORT)].map(([, , from]) => from),
    );
    expect(Object.keys(MODULES).filter((entry) => !imported.includes(entry))).toEqual([]);
  });

  test.each(EXAMPLES)('$heading: prints what it promises', ({ code }) => {
    expect(missingNames(code)).toEqual([]);
    expect(printed(code)).toEqual(promised(code));
    expect(promised(code).length).toBeGreaterThan(0);
    expect(code.split('\n').filter((line) => line.trim() !== '').length).toBeLessThanOrEqual(
      LONGEST_EXAMPLE,
    );
  });
});

test('the worker of the README for Node posts the same @17.6', () => {
  const [, code = ''] = /```js\n\/\/ make-puzzle\.js in Node\n([^`]+?)```/.exec(README) ?? [];
  const posted: unknown[] = [];
  const listeners = new Map<string, (data: unknown) => void>();
  const parentPort = {
    on: (event: string, listener: (data: unknown) => void) => listeners.set(event, listener),
    postMessage: (data: unknown) => posted.push(structuredClone(data)),
  };
  const script = code.replace(IMPORT, "const { $1 } = modules['$2'];");
  const modules = { ...MODULES, 'node:worker_threads': { parentPort } };
  new Function('modules', `'use strict'; ${script}`)(modules);
  listeners.get('message')?.({ difficulty: 'easy', seed: 1 });
  expect(posted).toEqual([generator.generate({ difficulty: 'easy', seed: 1 })]);
});

test('the worker of the README posts a puzzle as plain data @17.6', () => {
  const [, code = ''] = /```js\n\/\/ make-puzzle\.js[^\n]*\n([^`]+?)```/.exec(README) ?? [];
  const posted: unknown[] = [];
  const self: {
    onmessage?: (event: { data: unknown }) => void;
    postMessage: (data: unknown) => void;
  } = { postMessage: (data) => posted.push(structuredClone(data)) };
  const script = code.replace(IMPORT, "const { $1 } = modules['$2'];");
  new Function('modules', 'self', `'use strict'; ${script}`)(MODULES, self);
  self.onmessage?.({ data: { difficulty: 'easy', seed: 1 } });
  expect(posted).toEqual([generator.generate({ difficulty: 'easy', seed: 1 })]);
});
