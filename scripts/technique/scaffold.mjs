/*
 * What a new technique begins as. TO_BE_WRITTEN is declared nowhere: the type check names every place at
 * which it still stands.
 */

const ID = /^[a-z]+(?:-[a-z]+)*$/;

const TABLE = 'packages/engine/src/techniques/index.ts';

/** The last technique of the course. */
export const LAST_TAUGHT = 'swordfish';

const constantOf = (/** @type {string} */ id) =>
  id.replace(/-(.)/g, (_, letter) => letter.toUpperCase());

const titleOf = (/** @type {string} */ id) => id.replaceAll('-', ' ');

const detector = (/** @type {string} */ id, /** @type {number} */ order) => `\
import { defineTechnique } from '../technique.ts';

/** TO_BE_WRITTEN: the pattern, and what follows from it. */
export const ${constantOf(id)} = defineTechnique({
  id: '${id}',
  difficulty: 'expert',
  puzzleDifficulty: TO_BE_WRITTEN,
  order: ${order},
  // Each part of the pattern, with what it names.
  roles: { digit: 'digits', cells: 'cells' },
  // What has to be believed for its conclusions to follow from the rules: steps/proof.test.ts holds it to that.
  premises: ({ cells, digit }) => TO_BE_WRITTEN(cells, digit),
  *find(position, wantsIdle) {
    for (const finding of TO_BE_WRITTEN(position)) {
      // A pattern from which nothing follows is idle: it is reported only where that is asked for.
      if (finding.eliminations.length > 0 || wantsIdle) yield finding;
    }
  },
});
`;

const detectorTest = (/** @type {string} */ id) => `\
import { describe, expect, test } from 'vitest';
import { positionFrom } from '../testing/boards.ts';
import { formatSteps } from '../testing/notation.ts';
import { ${constantOf(id)} } from './${id}.ts';

describe('${titleOf(id)}', () => {
  test('is found in a real position', () => {
    // 81 characters in which the pattern stands, and the line that it has to give, as in x-wing.test.ts.
    const position = positionFrom(TO_BE_WRITTEN.board);
    expect(formatSteps(${constantOf(id)}.steps(position))).toEqual([TO_BE_WRITTEN.step]);
  });

  test.each(TO_BE_WRITTEN.lookalikes)('is not %s', (_: string, board: string) => {
    expect(formatSteps(${constantOf(id)}.steps(positionFrom(board)))).toEqual([]);
  });
});
`;

/** Puts a line before the first that begins so, after a place in a text. Throws where there is none. */
function insertBefore(
  /** @type {string} */ text,
  /** @type {{ after?: string, before: string, line: string }} */ { after = '', before, line },
) {
  const start = text.indexOf(after);
  const place = text.indexOf(`\n${before}`, start);
  if (start < 0 || place < 0) throw new Error(`No "${after || before}" to put "${line}" at`);
  return `${text.slice(0, place)}\n${line}${text.slice(place)}`;
}

/** The files of the techniques that the table imports, by name. */
function techniquesIn(/** @type {string} */ table) {
  return [...table.matchAll(/from '\.\/([a-z-]+)\.ts'/g)].map(([, id]) => id ?? '');
}

/**
 * Every file that a new technique changes or brings, with its text, by its path from the root.
 * Throws at a name that can't be one, or is one already.
 * @param {string} id such as xy-wing
 * @param {(path: string) => string} read gives a file's text
 * @returns {Record<string, string>}
 */
export function scaffold(id, read) {
  const table = read(TABLE);
  const known = techniquesIn(table);
  if (!ID.test(id)) throw new Error(`"${id}" is no name such as xy-wing`);
  if (known.includes(id)) throw new Error(`There is a ${id} already`);
  const constant = constantOf(id);
  const imported = insertBefore(table, {
    before: '\n/** The techniques of the course',
    line: `import { ${constant} } from './${id}.ts';`,
  });
  return {
    [`packages/engine/src/techniques/${id}.ts`]: detector(id, known.length + 1),
    [`packages/engine/src/techniques/${id}.test.ts`]: detectorTest(id),
    [TABLE]: insertBefore(imported, {
      after: 'const FURTHER_TECHNIQUES = [',
      before: '] as const;',
      line: `  ${constant},`,
    }),
  };
}
