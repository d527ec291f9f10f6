import { expect, test } from 'vitest';
import { chooseEncoding } from './accept-encoding.ts';

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['gzip;q=1', 'gzip'],
  ['GZIP', 'gzip'],
  ['*', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0, *', 'gzip'],
  ['br;q=0.5, gzip;q=0.8', 'gzip'],
  ['br;q=0.5, gzip;q=0.5', 'br'],
  ['gzip;q=0.5', 'gzip'],
  ['gzip;q=0.5, identity', undefined],
  ['gzip, identity;q=0.5', 'gzip'],
  ['identity', undefined],
  ['gzip;q=0, br;q=0', undefined],
  ['*;q=0', undefined],
  ['deflate, zstd', undefined],
  ['gzipped', undefined],
  ['', undefined],
  [undefined, undefined],
])('Accept-Encoding: %s gets %s @11.25', (header, encoding) => {
  expect(chooseEncoding(header, () => true)).toBe(encoding);
});

test('only an available encoding is chosen', () => {
  expect(chooseEncoding('br, gzip', (encoding) => encoding === 'gzip')).toBe('gzip');
  expect(chooseEncoding('br, gzip', () => false)).toBe(undefined);
  expect(chooseEncoding('br', (encoding) => encoding === 'gzip')).toBe(undefined);
});
