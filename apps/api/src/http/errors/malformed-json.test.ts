import { expect, test } from 'vitest';
import { malformedPlace, notUtf8Place } from './malformed-json.ts';

test.each([
  ['', 1, 1],
  ['{', 1, 2],
  ['board=1', 1, 1],
  ['{"board": tru}', 1, 11],
  ["{'board': 1}", 1, 2],
  ['{"board": 1,}', 1, 13],
  ['[1 2]', 1, 4],
  ['{} x', 1, 4],
  ['// a board\n{}', 1, 1],
  ['{\n  "board": [\n    [5, 3, .],\n  ]\n}', 3, 12],
  ['{\r\n\r\n  "board": 01\r\n}', 3, 13],
  ['{"name": "数独🧩", 盤面}', 1, 17],
  ['\u00a0{}', 1, 1],
])('%j goes wrong at line %i, column %i', (text, line, column) => {
  expect(() => JSON.parse(text)).toThrow(SyntaxError);
  expect(malformedPlace(text)).toEqual({ line, column });
});

test('what is nested too deeply to look for the place is told without one', () => {
  expect(malformedPlace('['.repeat(60_000))).toEqual({});
});

test.each([
  ['{"name": "caf\u00e9"}', 1, 14],
  ['{\n  "name": "\u00ff"\n}', 2, 12],
  ['\u0080', 1, 1],
])('bytes that are not UTF-8 are told by their place: %j', (text, line, column) => {
  expect(notUtf8Place(Buffer.from(text, 'latin1'))).toEqual({ line, column });
});

test('neither a mark of the byte order nor a replacement character that was sent counts', () => {
  const bytes = Buffer.concat([Buffer.from('\ufeff"\ufffd", "'), Buffer.from([0xe3, 0x81])]);
  expect(notUtf8Place(bytes)).toEqual({ line: 1, column: 7 });
});
