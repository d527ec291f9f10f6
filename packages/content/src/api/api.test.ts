import { describe, expect, test } from 'vitest';
import { API_PHRASES, API_POLICY, ERROR_TITLES } from './index.ts';
import type { ErrorDetails, ShapeProblem } from './phrases.ts';

const DETAILS: ErrorDetails = {
  'malformed-request': {},
  'malformed-json': { line: 3, column: 14 },
  'wrong-shape': { path: 'board[2][5]', problem: 'wrong-type', expected: 'number' },
  'wrong-length': { length: 80, expected: 81 },
  'wrong-row-length': { row: 4, length: 7 },
  'bad-value': { row: 3, col: 6, value: 'x' },
  'foreign-origin': {},
  'unknown-path': {},
  'unknown-problem': { problem_id: 'easy-9999' },
  'unknown-technique': { technique: 'luck' },
  'wrong-method': { allow: 'GET, HEAD' },
  'request-timeout': {},
  'too-large': { limit: 65_536 },
  'wrong-content-type': {},
  conflict: { row: 0, col: 8, value: 5, house: 'box' },
  'no-solution': { reason: 'not-in-sight' },
  'many-solutions': { row: 0, col: 8, value: 5, other_value: 7 },
  'too-few-givens': { givens: 16, minimum: 17 },
  'idempotency-key-reused': {},
  'too-many-requests': { retry_after: 90 },
  'quota-exceeded': { limit: 600, window: 60, remaining: 96, retry_after: 20 },
  'headers-too-large': {},
  'internal-error': {},
  'not-ready': { missing: 'site' },
  'storage-unavailable': {},
  overloaded: { retry_after: 1 },
  'time-limit': { limit: 20 },
  'batch-time-limit': { limit: 20 },
};

const PROBLEMS: readonly ShapeProblem[] = [
  { problem: 'wrong-type', expected: 'board' },
  { problem: 'wrong-type', expected: 'board', received: 'nothing' },
  { problem: 'too-short', minimum: 1, unit: 'characters' },
  { problem: 'too-small', minimum: 0 },
  { problem: 'too-long', maximum: 5000, unit: 'characters' },
  { problem: 'too-large', maximum: 3 },
  { problem: 'wrong-format', format: 'email' },
  { problem: 'unknown-field', field: 'cc' },
  { problem: 'repeated' },
  { problem: 'not-one-of', allowed: 'en, ja' },
  { problem: 'not-one-of', allowed: 'full-house, naked-single', difficulty: 'easy' },
  { problem: 'out-of-range', first: '2026-01-01', last: '2026-01-31' },
  { problem: 'other' },
];

/** Every message of a language, for the details above. */
function messagesIn(language: 'en' | 'ja'): string[] {
  const { errors, contactReceived, techniqueNotThere, solutions } = API_PHRASES[language];
  const say = <Code extends keyof ErrorDetails>(code: Code) => errors[code](DETAILS[code]);
  const codes = Object.keys(DETAILS) as (keyof ErrorDetails)[];
  const shapes = PROBLEMS.map((problem) => errors['wrong-shape']({ path: 'message', ...problem }));
  const wrong = { wrong_row: 2, wrong_col: 0, wrong_value: 7 };
  return [
    ...codes.map(say),
    ...shapes,
    errors['malformed-json']({ line: 3, column: 14, encoding: 'utf-8' }),
    errors['no-solution']({ reason: 'not-in-sight', ...wrong }),
    errors['no-solution']({ reason: 'cell-without-digit', row: 2, col: 4, ...wrong }),
    contactReceived,
    techniqueNotThere('X-Wing'),
    solutions.one,
    solutions.several(12, true),
    solutions.several(1000, false),
  ];
}

describe('what the API says', () => {
  test('is a whole sentence in each language, with all that is known in it @8.21', () => {
    for (const message of messagesIn('en')) expect(message).toMatch(/^[\x20-\x7e]+\.$/);
    for (const message of messagesIn('ja')) expect(message).toMatch(/[ぁ-ん].*。$/);
    for (const message of [...messagesIn('en'), ...messagesIn('ja')]) {
      expect(message).not.toMatch(/undefined|NaN|\[object/);
    }
  });

  test('says different things for different errors', () => {
    for (const language of ['en', 'ja'] as const) {
      const messages = messagesIn(language);
      expect(new Set(messages).size).toBe(messages.length);
    }
  });

  test('has a short title for each kind of error, unlike all others', () => {
    for (const [language, form] of [
      ['en', /^[A-Z][a-z ]+(?:JSON)?$/],
      ['ja', /^[^。、a-z]{2,15}$/],
    ] as const) {
      const titles = Object.values(ERROR_TITLES[language]);
      expect(new Set(titles).size).toBe(titles.length);
      for (const title of titles) expect(title).toMatch(form);
    }
  });

  test('names the place, and what to do', () => {
    const [english, japanese] = [API_PHRASES.en.errors, API_PHRASES.ja.errors];
    expect(english['bad-value']({ row: 3, col: 6, value: 'x' })).toBe(
      'The board has "x" in row 3, column 6 (counted from 0). A cell is 1 to 9, or 0 if empty.',
    );
    expect(japanese['wrong-length']({ length: 8, expected: 9 })).toBe(
      '盤面にはヨコ列が9本必要ですが、8本になっています。',
    );
    const conflict = { row: 0, col: 8, value: 5, house: 'row' } as const;
    expect(english.conflict(conflict)).toBe(
      'The board breaks the rules: the 5 in row 0, column 8 (counted from 0) appears more than once in its row.',
    );
    expect(japanese.conflict(conflict)).toContain('同じヨコ列の中で');
  });

  test('says where a board without a solution shows it, where that can be seen', () => {
    const [english, japanese] = [API_PHRASES.en.errors, API_PHRASES.ja.errors];
    const cell = { reason: 'cell-without-digit', row: 2, col: 4 } as const;
    expect(english['no-solution'](cell)).toBe(
      'The board has no solution: no digit fits in row 2, column 4 (counted from 0). A digit on it must be wrong.',
    );
    expect(japanese['no-solution'](cell)).toContain('行2、列4（0から数えます）に入れられる数字が');
    const digit = { reason: 'digit-without-place', value: 7, house: 'box', index: 3 } as const;
    expect(english['no-solution'](digit)).toContain('no place left for 7 in box 3');
    expect(japanese['no-solution'](digit)).toContain('ブロック3（0から数えます）に7を');
  });

  test('counts in characters, items and minutes', () => {
    const [english, japanese] = [API_PHRASES.en.errors, API_PHRASES.ja.errors];
    const long = {
      path: 'message',
      problem: 'too-long',
      maximum: 5000,
      unit: 'characters',
    } as const;
    expect(english['wrong-shape'](long)).toBe('message: must have at most 5000 characters.');
    expect(japanese['wrong-shape'](long)).toContain('5000文字');
    const short = { path: 'rows', problem: 'too-short', minimum: 2, unit: 'items' } as const;
    expect(english['wrong-shape'](short)).toBe('rows: must have at least 2 items.');
    expect(japanese['wrong-shape'](short)).toContain('2個以上');
    expect(english['too-many-requests']({ retry_after: 60 })).toMatch(/in 1 minute\.$/);
    expect(english['too-many-requests']({ retry_after: 61 })).toMatch(/in 2 minutes\.$/);
  });
});

test('the policy of the API has a paragraph for each in both languages', () => {
  expect(API_POLICY.ja).toHaveLength(API_POLICY.en.length);
  for (const paragraph of API_POLICY.ja) expect(paragraph).toMatch(/[ぁ-ん].*。$/);
});
