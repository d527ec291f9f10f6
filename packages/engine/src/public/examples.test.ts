import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import * as formats from './formats.ts';
import * as game from './game.ts';
import * as generator from './generator.ts';
import * as hints from './hints.ts';
import * as engine from './index.ts';
import * as ladder from './ladder.ts';

/*
 * The examples in the comments are run as they stand there: `expression; // → its value`, with `text` as the 81
 * characters of a puzzle, and all public names.
 */

const SOURCE = new URL('../', import.meta.url);
const TEXT = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const SCOPE: Readonly<Record<string, unknown>> = {
  ...{ ...engine, ...hints, ...game, ...generator, ...formats },
  text: TEXT,
};
/** The ladder has names of the main entry: in its own file they are its own. */
function scopeOf(file: string): Readonly<Record<string, unknown>> {
  return file.endsWith('ladder.ts') ? { ...SCOPE, ...ladder } : SCOPE;
}

const EXAMPLE = /^ *\* @example\n *\* ```ts\n([^`]*?) *\* ```\n/gm;

const EXAMPLES = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .flatMap((file) =>
    [...readFileSync(new URL(file, SOURCE), 'utf8').matchAll(EXAMPLE)].map(
      ([, code = '']): [string, string] => [file, code.replace(/^ *\* ?/gm, '')],
    ),
  );

function promised(code: string): string[] {
  return [...code.matchAll(/; \/\/ → (.*)$/gm)].map(([, value = '']) => value);
}

/** The values of the expressions that have their value beside them. */
function valuesOf(code: string, scope: Readonly<Record<string, unknown>>): string[] {
  const values: string[] = [];
  const show = (value: unknown) =>
    values.push(typeof value === 'string' ? value : String(JSON.stringify(value)));
  const script = code.replace(/^(.*); \/\/ → .*$/gm, 'show($1);');
  new Function('show', ...Object.keys(scope), `'use strict'; ${script}`)(
    show,
    ...Object.values(scope),
  );
  return values;
}

describe('the examples in the comments', () => {
  test('use a text that a comment defines, once', () => {
    const source = readFileSync(new URL('grid.ts', SOURCE), 'utf8');
    expect(source.split(`\`text\` is\n * \`'${TEXT}'\``)).toHaveLength(2);
  });

  test('are there for the main functions', () => {
    const names =
      'solve parseGrid parsePuzzle rate findSteps findHint nextHint newGame play generate';
    const all = EXAMPLES.map(([, code]) => code).join();
    expect(names.split(' ').filter((name) => !all.includes(`${name}(`))).toEqual([]);
  });

  test.each(EXAMPLES)('%s: %s', (file, code) => {
    expect(promised(code).length).toBeGreaterThan(0);
    expect(valuesOf(code, scopeOf(file))).toEqual(promised(code));
  });
});
