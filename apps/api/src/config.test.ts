import { describe, expect, test } from 'vitest';
import { parseConfig } from './config.ts';

const DEFAULTS = {
  port: 3000,
  host: undefined,
  publicUrl: undefined,
  databaseUrl: undefined,
  redisUrl: undefined,
  boardsPerMinute: 600,
  mail: undefined,
  trustedProxies: 0,
  logLevel: 'info',
};

describe('what is set', () => {
  test('nothing: the defaults @5.18', () => {
    const value = DEFAULTS;
    expect(parseConfig({})).toEqual({ ok: true, value });
    const empty = { PORT: '', HOST: '', PUBLIC_URL: '', SMTP_URL: '', TRUST_PROXY: '' };
    expect(parseConfig({ ...empty, PATH: '/bin' })).toEqual({ ok: true, value });
  });

  test('everything', () => {
    const environment = {
      PORT: '8080',
      HOST: '127.0.0.1',
      PUBLIC_URL: 'https://Example.com/',
      DATABASE_URL: 'libsql://messages.example?authToken=x',
      REDIS_URL: 'redis://:secret@localhost:6379/1',
      BOARDS_PER_MINUTE: '5000',
      SMTP_URL: 'smtps://user:secret@mail.example',
      CONTACT_MAIL_TO: 'us@example.com',
      TRUST_PROXY: '2',
      LOG_LEVEL: 'warn',
    };
    expect(parseConfig(environment)).toEqual({
      ok: true,
      value: {
        port: 8080,
        host: '127.0.0.1',
        publicUrl: 'https://example.com',
        databaseUrl: environment.DATABASE_URL,
        redisUrl: environment.REDIS_URL,
        boardsPerMinute: 5000,
        mail: { smtpUrl: environment.SMTP_URL, to: 'us@example.com', from: 'us@example.com' },
        trustedProxies: 2,
        logLevel: 'warn',
      },
    });
  });

  test('metrics, for this machine alone, unless it is said otherwise', () => {
    const at = (environment: Record<string, string>) => parseConfig(environment);
    expect(at({ METRICS_PORT: '9100' })).toMatchObject({
      value: { metrics: { port: 9100, host: '127.0.0.1' } },
    });
    expect(at({ METRICS_PORT: '9100', METRICS_HOST: '10.0.0.5' })).toMatchObject({
      value: { metrics: { port: 9100, host: '10.0.0.5' } },
    });
    expect(at({ METRICS_HOST: '10.0.0.5' })).toMatchObject({ value: { metrics: undefined } });
  });

  test('a sender of mails that is not who gets them', () => {
    const environment = {
      SMTP_URL: 'smtp://mail.example',
      CONTACT_MAIL_TO: 'us@example.com',
      CONTACT_MAIL_FROM: 'site@example.org',
    };
    expect(parseConfig(environment)).toMatchObject({
      value: { mail: { to: 'us@example.com', from: 'site@example.org' } },
    });
  });

  test.each([
    ['true', 1],
    ['false', 0],
    ['0', 0],
    ['3', 3],
  ])('TRUST_PROXY=%s', (TRUST_PROXY, trustedProxies) => {
    expect(parseConfig({ TRUST_PROXY })).toEqual({
      ok: true,
      value: { ...DEFAULTS, trustedProxies },
    });
  });

  test('no limit of boards', () => {
    const off = parseConfig({ BOARDS_PER_MINUTE: 'off' });
    expect(off).toEqual({ ok: true, value: { ...DEFAULTS, boardsPerMinute: undefined } });
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

test('a public address may have a Japanese host', () => {
  expect(parseConfig({ PUBLIC_URL: 'https://例え.jp' })).toMatchObject({
    value: { publicUrl: 'https://xn--r8jz45g.jp' },
  });
});

describe('a database', () => {
  test.each([
    'file:/var/lib/nanpure-lab/contact.db',
    'file:///var/lib/nanpure%20lab/contact.db',
    'file://localhost/contact.db',
    'file:contact.db',
    'file:data/memory.db',
    'http://127.0.0.1:8080',
  ])('%s', (DATABASE_URL) => {
    expect(parseConfig({ DATABASE_URL })).toMatchObject({ value: { databaseUrl: DATABASE_URL } });
  });

  test.each([
    'file:',
    'file:/',
    'file:///',
    'file:/var/lib/',
    'file::memory:',
    'file::memory:?cache=shared',
    'file:%3Amemory%3a',
    'file:file::memory:',
    'file:contact.db?mode=memory',
    'file:contact.db#',
    'file:/tmp/%00.db',
    'file:///var/lib/a%2Fb.db',
    'file://server/contact.db',
  ])('that would keep nothing, or can be none: %s @11.23', (DATABASE_URL) => {
    expect(parseConfig({ DATABASE_URL })).toEqual({
      ok: false,
      error: [
        'DATABASE_URL is set; expected a file with a name on this machine, such as file:/path/contact.db, without ? or #.',
      ],
    });
  });

  test.each(['file:100%.db', 'file:/tmp/x/per%cent.db', 'file:per%cent.db', 'file:/tmp/%ff.db'])(
    'whose % begins no character: %s',
    (DATABASE_URL) => {
      expect(parseConfig({ DATABASE_URL })).toEqual({
        ok: false,
        error: ['DATABASE_URL is set; expected the address of a file with %25 for each % in it.'],
      });
    },
  );

  test('whose name has a % @5.18', () => {
    const DATABASE_URL = 'file:/tmp/x/per%25cent.db';
    expect(parseConfig({ DATABASE_URL })).toMatchObject({ value: { databaseUrl: DATABASE_URL } });
  });

  test.each([
    'libsql://name.turso.io?authTokn=x',
    'libsql://name.turso.io?authToken=x#y',
    'https://messages.example?tls=1&bad=1',
    'libsql://name.turso.io?tls=maybe',
  ])('on a server that is told what it doesn’t know: %s', (DATABASE_URL) => {
    expect(parseConfig({ DATABASE_URL })).toEqual({
      ok: false,
      error: [
        "DATABASE_URL is set; expected a server's address without #, and after ? only authToken and tls (0 or 1).",
      ],
    });
  });

  test('that is not even an address', () => {
    expect(parseConfig({ DATABASE_URL: ':memory:' })).toMatchObject({
      error: [expect.stringMatching(/^DATABASE_URL is set; expected an address that starts with /)],
    });
  });
});

describe('what cannot be used is named, with its value and what is expected', () => {
  test.each(['DATABASE_URL', 'REDIS_URL', 'SMTP_URL'])('but no password in %s', (name) => {
    const config = parseConfig({ [name]: 'gopher://user:secret@example.com' });
    expect(config).toEqual({
      ok: false,
      error: [expect.stringMatching(`^${name} is set; expected an address that starts with `)],
    });
    expect(JSON.stringify(config)).not.toContain('secret');
  });

  test.each([
    ['DATABASE_URL', 'libsql://'],
    ['DATABASE_URL', 'libsql://name.turso.io?authToken=%ZZ'],
    ['REDIS_URL', 'redis://:pa%ss@127.0.0.1:6379'],
    ['REDIS_URL', 'redis://:6379'],
    ['SMTP_URL', 'smtp://'],
    ['SMTP_URL', 'smtp://user:pass#word@mail.example'],
  ])('an address that leads nowhere, in %s: %s', (name, value) => {
    expect(parseConfig({ CONTACT_MAIL_TO: 'us@example.com', [name]: value })).toEqual({
      ok: false,
      error: [`${name} is set; expected an address with a host, and with %25 for each % in it.`],
    });
  });

  test.each([
    ['DATABASE_URL', 'libsql://messages.example:70000?authToken=x'],
    ['REDIS_URL', 'redis://127.0.0.1:70000'],
    ['REDIS_URL', 'rediss://user:pa:1@[::1]:65536/0'],
    ['SMTP_URL', 'smtp://user:secret@mail.example:99999?requireTLS=false'],
  ])('a port that there is not, in %s: %s', (name, value) => {
    expect(parseConfig({ CONTACT_MAIL_TO: 'us@example.com', [name]: value })).toEqual({
      ok: false,
      error: [`${name} is set; expected a port from 0 to 65535.`],
    });
  });

  test('what TLS is required of a mail server, where it is neither true nor false', () => {
    const SMTP_URL = 'smtp://mail.example?requireTLS=FALSE';
    expect(parseConfig({ SMTP_URL, CONTACT_MAIL_TO: 'us@example.com' })).toEqual({
      ok: false,
      error: ['SMTP_URL is set; expected requireTLS=true or requireTLS=false, in these letters.'],
    });
  });

  test.each([
    [{ SMTP_URL: 'smtp://localhost' }, 'CONTACT_MAIL_TO'],
    [{ CONTACT_MAIL_TO: 'us@example.com' }, 'SMTP_URL'],
  ])('one half of the mail settings: %o', (environment, missing) => {
    expect(parseConfig(environment)).toEqual({
      ok: false,
      error: [`${missing} is missing; SMTP_URL and CONTACT_MAIL_TO go together.`],
    });
  });

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

  test.each(['0', '99', '-600', '1e3', '1000001', 'none'])('BOARDS_PER_MINUTE=%s', (boards) => {
    expect(parseConfig({ BOARDS_PER_MINUTE: boards })).toEqual({
      ok: false,
      error: [
        `BOARDS_PER_MINUTE is "${boards}"; expected a whole number from 100 to 1000000, or off.`,
      ],
    });
  });

  test.each(['verbose', 'INFO', '30'])('LOG_LEVEL=%s', (LOG_LEVEL) => {
    expect(parseConfig({ LOG_LEVEL })).toEqual({
      ok: false,
      error: [
        `LOG_LEVEL is "${LOG_LEVEL}"; expected one of debug, info, warn, error, fatal, silent.`,
      ],
    });
  });

  test('all at once @5.18', () => {
    const parsed = parseConfig({ PORT: 'abc', HOST: 'a b', PUBLIC_URL: 'here' });
    expect(parsed).toMatchObject({ ok: false, error: { length: 3 } });
  });
});
