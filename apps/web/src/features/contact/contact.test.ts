import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { memoryArea } from '../../lib/storage/testing.ts';
import { emptyDraft, nextAttempt, problemsOf } from './message.ts';
import { makeRequest, outcomeOf } from './send-message.ts';

const DRAFT_KEY = 'nanpure-contact';

let area: Storage;

beforeEach(() => {
  area = memoryArea();
  vi.stubGlobal('window', { sessionStorage: area });
});
afterEach(() => void vi.unstubAllGlobals());

/** The drafts of the tab as a page has them that was just loaded. */
async function reload() {
  vi.resetModules();
  return await import('./draft-storage.ts');
}

describe('a draft', () => {
  it.each([
    ['nothing', '', '', { message: 'required' }],
    ['only blanks', ' \n\u3000', '', { message: 'required' }],
    ['as much as fits, blanks around it aside', ` ${'x'.repeat(5000)}\n`, '', {}],
    ['more than fits', 'x'.repeat(5001), '', { message: 'too-long' }],
    ['an address', 'x', ' someone@example.org ', {}],
    ['what is no address', 'x', 'someone', { email: 'email' }],
    ['the longest address', 'x', `${'a'.repeat(249)}@b.de`, {}],
    ['a longer address', 'x', `${'a'.repeat(250)}@b.de`, { email: 'too-long' }],
  ])('with %s @5.11 @5.16', (_, message, email, problems) => {
    expect(problemsOf({ message, email })).toEqual(problems);
  });

  it('is there as it was after a reload, until it was sent', async () => {
    const draft = { ...emptyDraft(1000), message: 'The timer', email: 'a' };
    const { keepDraft } = await reload();
    keepDraft(draft);
    const { loadDraft, forgetDraft } = await reload();
    expect(loadDraft(2000)).toEqual(draft);
    forgetDraft();
    expect(loadDraft(2000)).toEqual(emptyDraft(2000));
  });

  it('outlives the form where the tab has no storage', async () => {
    vi.stubGlobal('window', {});
    const draft = { ...emptyDraft(1000), message: 'The timer' };
    const { keepDraft, loadDraft } = await reload();
    keepDraft(draft);
    expect(loadDraft(2000)).toEqual(draft);
  });

  it.each(['', '{', 'null', '[]', '{"message":1}', '{"type":"praise","message":"","email":""}'])(
    'is empty where the storage has %o',
    async (text) => {
      area.setItem(DRAFT_KEY, text);
      const { loadDraft } = await reload();
      expect(loadDraft(2000)).toEqual(emptyDraft(2000));
    },
  );
});

describe('a message that is sent again', () => {
  const draft = { ...emptyDraft(1000), message: 'The timer' };
  const attempt = nextAttempt(draft);

  it('has the same key, after a reload too', async () => {
    const { keepDraft } = await reload();
    keepDraft({ ...draft, attempt });
    const { loadDraft } = await reload();
    expect(nextAttempt({ ...loadDraft(2000), message: ' The timer\n' })).toEqual(attempt);
  });

  it.each([{ message: 'The clock' }, { email: 'a@example.org' }, { type: 'bug' } as const])(
    'has another key where it is another one: %o',
    (changes) => {
      const { key } = nextAttempt({ ...draft, attempt, ...changes });
      expect(key).toMatch(/^[0-9a-f]{32}$/);
      expect(key).not.toBe(attempt.key);
    },
  );

  it('has a key of its own where the same was sent before and has arrived', () => {
    expect(nextAttempt(draft).key).not.toBe(attempt.key);
  });
});

describe('a request', () => {
  const sender = { language: 'en', userAgent: 'Browser/1.0', now: 61_000 } as const;
  const draft = { ...emptyDraft(1000), message: ' The timer\n', website: '' };

  it('has what the API asks for: anonymous without an address, and how long the form was open @3.19 @5.14 @7.1', () => {
    expect(makeRequest(draft, sender)).toEqual({
      type: 'improvement',
      message: 'The timer',
      email: 'anonymous',
      timestamp: '1970-01-01T00:01:01.000Z',
      userAgent: 'Browser/1.0',
      language: 'en',
      website: '',
      elapsed_ms: 60_000,
    });
  });

  it('never says that the form was open for less than no time', () => {
    expect(makeRequest(draft, { ...sender, now: 0 }).elapsed_ms).toBe(0);
  });

  it('describes the browser no longer than the API takes', () => {
    const userAgent = 'x'.repeat(2000);
    expect(makeRequest(draft, { ...sender, userAgent }).userAgent).toHaveLength(1000);
  });
});

describe('a reply', () => {
  it.each([
    ['stored', 200, '{"status":"stored"}', {}, { kind: 'sent' }],
    ['ok without a body', 204, null, {}, { kind: 'sent' }],
    [
      'a refused address',
      400,
      '{"code":"wrong-shape","details":{"path":"email"}}',
      {},
      { kind: 'bad-email' },
    ],
    ['a refusal of something else', 400, '{"details":{"path":"message"}}', {}, { kind: 'failed' }],
    ['a refusal in HTML', 400, '<html>', {}, { kind: 'failed' }],
    ['too many', 429, '{}', { 'Retry-After': '3541' }, { kind: 'failed', retryMinutes: 60 }],
    ['overload', 503, '{}', { 'Retry-After': '1' }, { kind: 'failed', retryMinutes: 1 }],
    [
      'a date to come back',
      503,
      '{}',
      { 'Retry-After': 'Wed, 21 Oct 2026 07:28:00 GMT' },
      { kind: 'failed' },
    ],
    ['a broken server', 500, 'oops', {}, { kind: 'failed' }],
  ])('%s @7.3 @8.10 @10.30', async (_, status, body, headers, outcome) => {
    expect(await outcomeOf(new Response(body, { status, headers }))).toEqual(outcome);
  });
});
