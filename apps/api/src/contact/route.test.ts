import { LANGUAGES } from '@nanpure/content';
import { API_PHRASES } from '@nanpure/content/api';
import { API_DOCS } from '@nanpure/content/api-docs';
import { loadLegalDocument } from '@nanpure/content/legal';
import { describe, expect, test } from 'vitest';
import { CONTACT_LIMIT } from '../limits/rate-limit.ts';
import { memoryLimit } from '../limits/rate-limiter.ts';
import { createTestApp } from '../testing.ts';
import type { ContactMessage, SaveMessage } from './message.ts';

const NOTHING = {
  type: 'improvement',
  email: null,
  sentAt: null,
  userAgent: null,
  language: 'ja',
  suspicion: null,
};

/** An app that records the messages it stores. */
function start(dependencies: Parameters<typeof createTestApp>[0] = {}) {
  const kept: ContactMessage[] = [];
  const app = createTestApp({
    saveMessage: (message) => {
      kept.push(message);
      return Promise.resolve('stored');
    },
    ...dependencies,
  });
  async function post(body: string | Buffer<ArrayBuffer>, headers: Record<string, string> = {}) {
    const response = await app.request('/api/send-contact', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Host: 'localhost', ...headers },
      body,
    });
    return { status: response.status, body: await response.json(), headers: response.headers };
  }
  const send = (body: object, headers?: Record<string, string>) =>
    post(JSON.stringify(body), headers);
  return { kept, send, post };
}

describe('a message', () => {
  test('needs nothing but its text, which is trimmed @5.15 @7.2', async () => {
    const { kept, send } = start();
    const { status, body } = await send({ message: '  もっと大きな数字を。\n' });
    expect({ status, body }).toEqual({
      status: 200,
      body: { status: 'stored', message: 'ご意見ありがとうございます。メッセージを送信しました。' },
    });
    expect(kept).toEqual([{ ...NOTHING, message: 'もっと大きな数字を。' }]);
  });

  describe.each([
    ['the message', { language: 'en' }, { 'Accept-Language': 'ja' }, 'en'],
    ['the browser', {}, { 'Accept-Language': 'en' }, 'en'],
    ['nobody', {}, undefined, 'ja'],
    ['a browser in neither', {}, { 'Accept-Language': 'de, *' }, 'ja'],
  ] as const)('in the language that %s names', (_, named, headers, language) => {
    const phrases = API_PHRASES[language];
    test('is answered, and stored in its own or else in Japanese @7.2', async () => {
      const { kept, send } = start();
      const reply = await send({ message: 'x', ...named }, headers);
      expect(reply.headers.get('Content-Language')).toBe(language);
      expect(reply.body).toMatchObject({ message: phrases.contactReceived });
      expect(kept).toMatchObject([{ language: 'language' in named ? language : 'ja' }]);
    });

    test.each([
      ['a wrong field', { message: 5 }, 400],
      ['too many', { message: 'x' }, 429],
    ])('is refused: %s', async (_error, fields, status) => {
      const retryAfter = () => Promise.resolve({ allowed: false as const, retryAfter: 90 });
      const { send } = start({ contactLimit: retryAfter });
      const reply = await send({ ...fields, ...named }, headers);
      const { code, details } = Object(reply.body);
      expect({ ...reply, headers: reply.headers.get('Content-Language') }).toMatchObject({
        status,
        headers: language,
        body: { error: Reflect.get(phrases.errors, code)(details) },
      });
    });
  });

  test('that is not even JSON is refused in Japanese where no language is accepted', async () => {
    const { headers } = await start().post('{');
    expect(headers.get('Content-Language')).toBe('ja');
  });

  test('is stored with everything that the form sends @3.19', async () => {
    const { kept, send } = start();
    const { body } = await send({
      type: 'bug',
      message: 'The timer\nruns backwards.',
      email: 'someone@example.org',
      timestamp: '2026-01-02T03:04:05.000Z',
      userAgent: 'Browser/1.0',
      language: 'en',
      website: '',
      elapsed_ms: 40_000,
    });
    expect(body).toMatchObject({ message: expect.stringMatching(/^Thank you/) });
    expect(kept).toEqual([
      {
        type: 'bug',
        message: 'The timer\nruns backwards.',
        email: 'someone@example.org',
        sentAt: '2026-01-02T03:04:05.000Z',
        userAgent: 'Browser/1.0',
        language: 'en',
        suspicion: null,
      },
    ]);
  });

  test.each([
    'foo..bar@docomo.ne.jp',
    'foo.@ezweb.ne.jp',
    'someone+tag@example.org',
    'だれか@例え.jp',
    'someone@xn--r8jz45g.jp',
  ])('from %s has the address', async (email) => {
    const { send, kept } = start();
    expect((await send({ message: 'Hello', email })).status).toBe(200);
    expect(kept).toMatchObject([{ email }]);
  });

  test.each(['', 'anonymous'])('with "%s" for an address is anonymous @5.14', async (email) => {
    const { kept, send } = start();
    await send({ message: 'Hello', email });
    expect(kept).toEqual([{ ...NOTHING, message: 'Hello' }]);
  });

  test.each([
    ['a hidden field that is filled in', { website: 'https://example.com' }, 'honeypot'],
    ['a form filled in at once', { elapsed_ms: 1_999 }, 'too-fast'],
  ])('%s: answered 200, and stored as suspicious @11.16', async (_, fields, suspicion) => {
    const { kept, send } = start();
    expect(await send({ message: 'Buy!', ...fields })).toMatchObject({ status: 200 });
    expect(kept).toEqual([{ ...NOTHING, message: 'Buy!', suspicion }]);
  });

  test('from a form that was open for two seconds is not suspicious', async () => {
    const { kept, send } = start();
    await send({ message: 'Hello', elapsed_ms: 2_000 });
    expect(kept).toEqual([{ ...NOTHING, message: 'Hello' }]);
  });
});

test.each([
  [
    'left out',
    {},
    { problem: 'wrong-type', expected: 'string', received: 'nothing' },
    /^message: missing; /,
  ],
  [
    'a number',
    { message: 1 },
    { problem: 'wrong-type', expected: 'string' },
    /^message: expected /,
  ],
])('a message that is %s is told so', async (_, fields, details, error) => {
  const { body } = await start().send({ ...fields, language: 'en' });
  const found = { path: 'message', ...details };
  expect(body).toEqual(
    expect.objectContaining({ details: found, error: expect.stringMatching(error) }),
  );
});

test('a message that is not UTF-8 is rejected, and not stored with replaced characters', async () => {
  const { kept, post } = start();
  const bytes = (message: string) => Buffer.from(`{"message":"${message}"}`, 'latin1');
  const { status, body } = await post(bytes('caf\u00e9'));
  expect({ status, body }).toMatchObject({
    status: 400,
    body: {
      code: 'malformed-json',
      details: { line: 1, column: 16, encoding: 'utf-8' },
      error: expect.stringContaining('UTF-8で送信してください。'),
    },
  });
  expect(kept).toEqual([]);
  // U+FFFD itself is allowed.
  expect((await post(Buffer.from('{"message":"\ufffd, why?"}'))).status).toBe(200);
  expect(kept).toEqual([{ ...NOTHING, message: '\ufffd, why?' }]);
});

describe('an invalid message is rejected, and not stored', () => {
  test.each([
    ['no text', {}, 'message', 'wrong-type'],
    ['an empty text', { message: '' }, 'message', 'too-short'],
    ['nothing but spaces', { message: ' \n\u3000' }, 'message', 'too-short'],
    ['a text that is too long', { message: 'x'.repeat(5001) }, 'message', 'too-long'],
    ['a zero character', { message: 'a\0b' }, 'message', 'wrong-format'],
    ['another type', { message: 'x', type: 'praise' }, 'type', 'not-one-of'],
    ['an address that is none', { message: 'x', email: 'me' }, 'email', 'wrong-format'],
    ['two addresses', { message: 'x', email: 'a@b.de,c@d.de' }, 'email', 'wrong-format'],
    [
      'an address without a domain',
      { message: 'x', email: 'a@localhost' },
      'email',
      'wrong-format',
    ],
    ['an address in brackets', { message: 'x', email: '<a@b.de>' }, 'email', 'wrong-format'],
    ['nothing to be seen', { message: '\u200b\u2060 \u00ad' }, 'message', 'too-short'],
    ['a long address', { message: 'x', email: `${'a'.repeat(250)}@b.de` }, 'email', 'too-long'],
    ['another language', { message: 'x', language: 'de' }, 'language', 'not-one-of'],
    ['a time that is none', { message: 'x', timestamp: 'now' }, 'timestamp', 'wrong-format'],
    ['a field nobody knows', { message: 'x', cc: 'a@b.de' }, '', 'unknown-field'],
  ])('%s @5.11', async (_, sent, path, problem) => {
    const { kept, send } = start();
    expect(await send(sent)).toMatchObject({
      status: 400,
      body: { code: 'wrong-shape', details: { path, problem } },
    });
    expect(kept).toEqual([]);
  });

  test('a time that is far too long is told the limit that is documented', async () => {
    const documented = await (await createTestApp().request('/api/openapi.json')).json();
    const { properties } = Object(documented).components.schemas.SendContactRequest;
    const { maximum } = properties.elapsed_ms;
    expect(maximum).toBe(Number.MAX_SAFE_INTEGER);
    expect((await start().send({ message: 'x', elapsed_ms: 1e300 })).body).toMatchObject({
      details: { path: 'elapsed_ms', problem: 'too-large', maximum },
    });
  });

  test('the maximum length is given in characters', async () => {
    const { send } = start();
    expect(await send({ message: 'x'.repeat(5001), language: 'en' })).toMatchObject({
      body: {
        error: 'message: must have at most 5000 characters.',
        details: { problem: 'too-long', maximum: 5000, unit: 'characters' },
      },
    });
  });

  const breaks = ['\r', '\n', '\r\nBcc: x@example.org', '\0', '\u2028', '\u0085'];
  test.each(
    ['email', 'userAgent', 'timestamp', 'type'].flatMap((field) =>
      breaks.map((text) => [field, text] as const),
    ),
  )('%s with %j @11.15', async (field, text) => {
    const { kept, send } = start();
    const honest = { email: 'a@example.org', timestamp: '2026-01-02T03:04:05Z', type: 'bug' };
    const value = `${{ ...honest, userAgent: 'x' }[field]}${text}`;
    expect(await send({ message: 'x', [field]: value })).toMatchObject({
      status: 400,
      body: { code: 'wrong-shape', details: { path: field } },
    });
    expect(kept).toEqual([]);
  });

  test('the error is in the language of the message', async () => {
    const { send } = start();
    const { body } = await send({ message: '', language: 'ja' }, { 'Accept-Language': 'en' });
    expect(body).toMatchObject({ error: 'message：空にはできません。' });
  });

  test('or in the language of the browser', async () => {
    const { send } = start();
    const { body, headers } = await send({ message: '' }, { 'Accept-Language': 'ja-JP,en;q=0.5' });
    expect(body).toMatchObject({ error: 'message：空にはできません。' });
    expect(headers.get('Vary')).toContain('Accept-Language');
  });
});

describe('where a request comes from', () => {
  test.each([
    ['another site', { Origin: 'https://evil.example' }],
    ['a page without an origin', { Origin: 'null' }],
    ['another port', { Origin: 'http://localhost:8080' }],
    ['another site that hides it', { 'Sec-Fetch-Site': 'cross-site' }],
  ])('%s: 403 @11.15', async (_, headers) => {
    const { kept, send } = start();
    expect(await send({ message: 'x', language: 'en' }, headers)).toMatchObject({
      status: 403,
      body: { code: 'foreign-origin' },
    });
    expect(kept).toEqual([]);
  });

  test.each([
    ['the same host', { Origin: 'http://localhost' }],
    ['the same host behind a proxy that ends TLS', { Origin: 'https://localhost' }],
    ['the public address', { Origin: 'https://nanpure.example' }],
  ])('%s: taken', async (_, headers) => {
    const { send } = start({ publicUrl: 'https://nanpure.example' });
    expect(await send({ message: 'x' }, headers)).toMatchObject({ status: 200 });
  });
});

describe('five messages an hour', () => {
  test('the sixth from one address: 429 with Retry-After @11.14', async () => {
    const { kept, send } = start({ contactLimit: memoryLimit(CONTACT_LIMIT) });
    for (let sent = 0; sent < 5; sent++) {
      expect(await send({ message: 'x' })).toMatchObject({ status: 200 });
    }
    const { status, body, headers } = await send({ message: 'x', language: 'en' });
    expect({ status, body }).toMatchObject({ status: 429, body: { code: 'too-many-requests' } });
    const seconds = Number(headers.get('Retry-After'));
    expect(seconds).toBeGreaterThan(3500);
    expect(seconds).toBeLessThanOrEqual(3600);
    expect(kept).toHaveLength(5);
  });

  test('another address is still allowed', async () => {
    let address = '192.0.2.1';
    const { send } = start({
      contactLimit: memoryLimit(CONTACT_LIMIT),
      addressOf: () => address,
    });
    for (let sent = 0; sent < 6; sent++) await send({ message: 'x' });
    address = '192.0.2.2';
    expect(await send({ message: 'x' })).toMatchObject({ status: 200 });
  });

  test('an invalid message does not count', async () => {
    const { send } = start({ contactLimit: memoryLimit(CONTACT_LIMIT) });
    for (let sent = 0; sent < 6; sent++) await send({ message: '' });
    expect(await send({ message: 'x' })).toMatchObject({ status: 200 });
  });

  // The figures in words: another limit wants another sentence everywhere.
  test('are what the documentation and the privacy policy say', async () => {
    expect(CONTACT_LIMIT).toMatchObject({ points: 5, duration: 3600 });
    const document = await (await createTestApp().request('/api/openapi.json')).text();
    const description =
      'Five messages an hour from one address. The reply comes when the message is stored safely.';
    expect(document).toContain(description);
    expect(API_DOCS.ja.say(description)).toContain('1時間に5件まで');
    const limits = LANGUAGES.map((language) =>
      JSON.stringify(API_DOCS[language].guide.find(({ id }) => id === 'limits')),
    );
    expect(limits[0]).toContain('five an hour from one address');
    expect(limits[1]).toContain('1時間に5件まで');
    const policies = await Promise.all(
      LANGUAGES.map(async (language) =>
        JSON.stringify(await loadLegalDocument('privacy', language)),
      ),
    );
    expect(policies[0]).toContain('kept for one hour after you send');
    expect(policies[1]).toContain('送信後1時間だけ');
  });
});

describe('an idempotency key', () => {
  const KEY = '8e03978e-40d5-43dd-bc93-6894a57f9324';

  /** An app whose store has one answer, and the keys that it is given. */
  function startWith(outcome: Awaited<ReturnType<SaveMessage>>) {
    const keys: (string | undefined)[] = [];
    const app = start({
      saveMessage: (_, key) => {
        keys.push(key);
        return Promise.resolve(outcome);
      },
    });
    return { ...app, keys };
  }

  test.each([KEY, `"${KEY}"`])('%s is given to the store, without quotes', async (sent) => {
    const { send, keys } = startWith('stored');
    expect(await send({ message: 'x' }, { 'Idempotency-Key': sent })).toMatchObject({
      status: 200,
    });
    expect(keys).toEqual([KEY]);
  });

  test('may be left out', async () => {
    const { send, keys } = startWith('stored');
    expect(await send({ message: 'x' })).toMatchObject({ status: 200 });
    expect(keys).toEqual([undefined]);
  });

  test('with its message again: the same reply', async () => {
    const sent = [{ message: 'x', language: 'en' }, { 'Idempotency-Key': KEY }] as const;
    const first = await startWith('stored').send(...sent);
    const second = await startWith('repeated').send(...sent);
    expect([second.status, second.body]).toEqual([200, first.body]);
  });

  test('of a message that is there is answered as before, and counts for no limit', async () => {
    const { send, keys } = startWith('stored');
    const { send: sendAgain } = start({
      recallMessage: () => Promise.resolve('repeated'),
      contactLimit: () => Promise.resolve({ allowed: false, retryAfter: 9 }),
    });
    const sent = [{ message: 'x', language: 'en' }, { 'Idempotency-Key': KEY }] as const;
    const first = await send(...sent);
    expect(keys).toEqual([KEY]);
    expect((await sendAgain(...sent)).body).toEqual(first.body);
    expect((await sendAgain({ message: 'x', language: 'en' })).status).toBe(429);
  });

  test('with another message: 422', async () => {
    const { send } = startWith('key-reused');
    const { status, body } = await send(
      { message: 'y', language: 'en' },
      { 'Idempotency-Key': KEY },
    );
    expect(status).toBe(422);
    expect(body).toMatchObject({
      code: 'idempotency-key-reused',
      error: expect.stringContaining('Nothing was stored'),
    });
  });

  test.each([
    ['empty', ''],
    ['short', 'x'.repeat(15)],
    ['long', 'x'.repeat(129)],
    ['with a space', `${KEY} ${KEY}`],
    ['sent twice', `${KEY}, ${KEY}`],
    ['with one quote', `"${KEY}`],
  ])('%s: 400, and nothing is stored', async (_, key) => {
    const { send, keys } = startWith('stored');
    expect(await send({ message: 'x' }, { 'Idempotency-Key': key })).toMatchObject({
      status: 400,
      body: {
        code: 'wrong-shape',
        details: {
          path: 'Idempotency-Key',
          problem: 'wrong-format',
          format: 'idempotency-key',
        },
      },
    });
    expect(keys).toEqual([]);
  });
});

test('storage that fails: 503, and nothing personal in the log @11.17', async () => {
  const lines: unknown[] = [];
  const log = (...line: unknown[]) => lines.push(line);
  const { send } = start({
    saveMessage: () =>
      Promise.reject(Object.assign(new Error('someone@example.org'), { code: 'SQLITE_FULL' })),
    logger: { info: log, error: log },
  });
  const sent = { message: 'secret words', email: 'someone@example.org', language: 'en' };
  expect(await send(sent)).toMatchObject({ status: 503, body: { code: 'storage-unavailable' } });
  expect(JSON.stringify(lines)).toContain('SQLITE_FULL');
  expect(JSON.stringify(lines)).not.toMatch(/someone|secret|192\.0\.2/);
});
