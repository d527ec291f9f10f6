import { describe, expect, test } from 'vitest';
import { parseConfig } from './config.ts';

describe('what is set', () => {
  test('nothing: the defaults', () => {
    const value = { port: 3000, host: undefined, publicUrl: undefined };
    expect(parseConfig({})).toEqual({ ok: true, value });
    expect(parseConfig({ PORT: '', HOST: '', PUBLIC_URL: '', PATH: '/bin' })).toEqual({
      ok: true,
      value,
    });
  });

  test('everything', () => {
    const environment = { PORT: '8080', HOST: '127.0.0.1', PUBLIC_URL: 'https://Example.com/' };
    expect(parseConfig(environment)).toEqual({
      ok: true,
      value: { port: 8080, host: '127.0.0.1', publicUrl: 'https://example.com' },
    });
  });

  test.each(['0', '80', '65535'])('port %s', (PORT) => {
    expect(parseConfig({ PORT })).toMatchObject({ ok: true, value: { port: Number(PORT) } });
  });

  test.each(['localhost', '0.0.0.0', '::', '::1', 'fe80::1%eth0', 'my-host.example'])(
    'host %s',
    (HOST) => {
      expect(parseConfig({ HOST })).toMatchObject({ ok: true, value: { host: HOST } });
    },
  );
});

describe('what cannot be used is named, with its value and what is expected', () => {
  test.each(['abc', '-1', '65536', '3000.5', '1e3', ' 3000', '0x10', '123456'])(
    'PORT=%s',
    (PORT) => {
      expect(parseConfig({ PORT })).toEqual({
        ok: false,
        error: [`PORT is "${PORT}"; expected a whole number from 0 to 65535.`],
      });
    },
  );

  test.each(['http://localhost', 'a b', 'host/path'])('HOST=%s', (HOST) => {
    expect(parseConfig({ HOST })).toEqual({
      ok: false,
      error: [`HOST is "${HOST}"; expected a host name or an IP address.`],
    });
  });

  test.each([
    'example.com',
    'ftp://example.com',
    'https://example.com/sudoku',
    'https://example.com?a=1',
    'https://user@example.com',
    'https://',
  ])('PUBLIC_URL=%s', (PUBLIC_URL) => {
    expect(parseConfig({ PUBLIC_URL })).toEqual({
      ok: false,
      error: [
        `PUBLIC_URL is "${PUBLIC_URL}"; expected an address like https://example.com, without a path.`,
      ],
    });
  });

  test('all at once', () => {
    const parsed = parseConfig({ PORT: 'abc', HOST: 'a b', PUBLIC_URL: 'here' });
    expect(parsed).toMatchObject({ ok: false, error: { length: 3 } });
  });
});
