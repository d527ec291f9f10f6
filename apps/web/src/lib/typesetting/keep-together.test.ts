import { expect, test } from 'vitest';
import { keepTogether, placesWithin } from './keep-together.ts';

/** The text in the parts between which a line may break. */
function partsOf(text: string): string[] {
  return keepTogether(text).split(/(?<!\u2060)(?!\u2060)(?!(?<=\d)\d)/);
}

test('names of places stay whole, and a list of cells breaks between them', () => {
  expect(partsOf('2・5列目の7')).toEqual(['2\u2060・\u20605\u2060列\u2060目', 'の', '7']);
  expect(partsOf('3行1列・4行1列')).toEqual([
    '3\u2060行\u20601\u2060列',
    '・',
    '4\u2060行\u20601\u2060列',
  ]);
});

test.each([
  'ひとつずつ',
  '二つ',
  'いくつ',
  '2マスずつ',
  '3本',
  '2分28秒',
  '12か所',
  '一手ずつ',
  '手がかり',
  '長方形',
  '日替わり',
])('%s stays whole', (word) => {
  expect(partsOf(`その${word}を`)).toEqual([
    'そ',
    'の',
    word.split(/(?!(?<=\d)\d)/).join('\u2060'),
    'を',
  ]);
  expect([...placesWithin(`その${word}を`)]).toEqual([...word].slice(1).map((_, sign) => sign + 3));
});

test('a number is one: no line breaks in it, and it is heard as a whole', () => {
  expect(keepTogether('17個以上')).toBe('17\u2060個以上');
});

test('all else is as it was', () => {
  expect(keepTogether('Rows 2 and 6, in the top-left box.')).toBe(
    'Rows 2 and 6, in the top-left box.',
  );
  expect(keepTogether('4・7行目にひとつ').replaceAll('\u2060', '')).toBe('4・7行目にひとつ');
});
