/*
 * What a new technique begins as. TO_BE_WRITTEN is declared nowhere: the type check names every place at
 * which it still stands.
 */

const ID = /^[a-z]+(?:-[a-z]+)*$/;

const TABLE = 'packages/engine/src/techniques/index.ts';
const KINDNESS = 'packages/engine/src/step.ts';

const constantOf = (/** @type {string} */ id) =>
  id.replace(/-(.)/g, (_, letter) => letter.toUpperCase());

const titleOf = (/** @type {string} */ id) => id.replaceAll('-', ' ');

const detector = (/** @type {string} */ id, /** @type {number} */ order) => `\
import { defineTechnique } from '../technique.ts';

/** TO_BE_WRITTEN: the pattern, and what follows from it. */
export const ${constantOf(id)} = defineTechnique({
  id: '${id}',
  difficulty: 'expert',
  order: ${order},
  // Each part of the pattern, with what it names; hints speak of them.
  roles: { digit: 'digits', cells: 'cells' },
  *find(position) {
    for (const finding of TO_BE_WRITTEN(position)) {
      // A technique reports no pattern that changes nothing.
      if (finding.eliminations.length > 0) yield finding;
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

const lesson = `\
import type { LessonTexts } from '../lesson.ts';

export const lesson: LessonTexts = {
  concept: TO_BE_WRITTEN,
  howToFind: { scan: TO_BE_WRITTEN, notes: TO_BE_WRITTEN },
  tips: TO_BE_WRITTEN,
  mastery: TO_BE_WRITTEN,
};
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

/** The techniques that a table names, in its order. */
export function techniquesIn(/** @type {string} */ kindness) {
  const [, list = ''] = /HINT_ORDER[^=]*= \[([^\]]*)\]/.exec(kindness) ?? [];
  return [...list.matchAll(/'([^']+)'/g)].map(([, id]) => id ?? '');
}

/**
 * Every file that a new technique changes or brings, with its text, by its path from the root.
 * Throws at a name that can't be one, or is one already.
 * @param {string} id such as xy-wing
 * @param {(path: string) => string} read gives a file's text
 * @returns {Record<string, string>}
 */
export function scaffold(id, read) {
  const known = techniquesIn(read(KINDNESS));
  if (!ID.test(id)) throw new Error(`"${id}" is no name such as xy-wing`);
  if (known.includes(id)) throw new Error(`There is a ${id} already`);
  const constant = constantOf(id);
  const imported = insertBefore(read(TABLE), {
    before: '\n/** All techniques',
    line: `import { ${constant} } from './${id}.ts';`,
  });
  return {
    [`packages/engine/src/techniques/${id}.ts`]: detector(id, known.length + 1),
    [`packages/engine/src/techniques/${id}.test.ts`]: detectorTest(id),
    [TABLE]: insertBefore(imported, {
      after: 'export const TECHNIQUES',
      before: '] as const;',
      line: `  ${constant},`,
    }),
    [KINDNESS]: insertBefore(read(KINDNESS), {
      after: 'export const HINT_ORDER',
      before: '];',
      line: `  '${id}',`,
    }),
    [`packages/content/src/techniques/en/${id}.ts`]: lesson,
    [`packages/content/src/techniques/ja/${id}.ts`]: lesson,
  };
}
