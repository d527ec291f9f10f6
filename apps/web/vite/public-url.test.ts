import { describe, expect, it } from 'vitest';
import { readPublicUrl } from './public-url.ts';

describe('readPublicUrl', () => {
  it('takes an origin, with or without a slash', () => {
    expect(readPublicUrl('https://example.org')).toBe('https://example.org');
    expect(readPublicUrl('http://localhost:3000/')).toBe('http://localhost:3000');
  });

  it('is empty when nothing is set', () => {
    expect(readPublicUrl(undefined)).toBe('');
    expect(readPublicUrl('')).toBe('');
  });

  it.each(['example.org', 'https://example.org/path', 'https://a:b@example.org', 'file:///tmp'])(
    'refuses %o and says so',
    (value) => {
      expect(() => readPublicUrl(value)).toThrow(`PUBLIC_URL is "${value}"`);
    },
  );
});
