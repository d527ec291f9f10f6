import { parseGrid, parsePuzzle, rate } from '@nanpure/engine';
import { parseProblem } from '@nanpure/engine/bank';
import { describe, expect, test } from 'vitest';
import type { AnswerOf, DoJob, JobName, RequestOf } from '../ladder/jobs.ts';
import { runJob } from '../ladder/jobs.ts';
import { createTestApp } from '../testing.ts';
import { DailyReplySchema } from './daily.ts';

type Run = <Name extends JobName>(name: Name, request: RequestOf<Name>) => Promise<AnswerOf<Name>>;

/** Does a job once, and has its answer for all that come later, whatever they ask for. */
function onceEach(): Run {
  const answers: { [Name in JobName]?: Promise<AnswerOf<Name>> } = {};
  return (name, request) => {
    const answer = answers[name] ?? runJob(name, request);
    Object.assign(answers, { [name]: answer });
    return answer;
  };
}

/** A day of 2026. */
const dayOfYear = (day: number) => new Date(Date.UTC(2026, 0, day)).toISOString().slice(0, 10);

/** An app whose clock says this, and the dates for which it has had puzzles made. */
function appAt(time: string, run: Run = runJob) {
  const made: string[] = [];
  let isBusy = false;
  const doJob: DoJob = async (name, request) => {
    if (isBusy) return { ok: false, error: 'overloaded' };
    if ('date' in request) made.push(request.date);
    return { ok: true, value: await run(name, request) };
  };
  const app = createTestApp({ now: () => Date.parse(time), doJob });
  return {
    made,
    setBusy: (value: boolean) => {
      isBusy = value;
    },
    async ask(query = '', language = 'en') {
      const response = await app.request(`/api/v1/daily${query}`, {
        headers: { 'Accept-Language': language },
      });
      const body: unknown = await response.json();
      return { status: response.status, body, headers: response.headers };
    },
  };
}

const NOON = '2026-11-22T12:00:00Z';

describe('the puzzles of a date', () => {
  test('are an easy, a medium and a hard one, solved and rated rightly @7.29', async () => {
    const { body } = await appAt(NOON).ask('?date=2026-11-21');
    const { date, puzzles } = DailyReplySchema.parse(body);
    expect(date).toBe('2026-11-21');
    for (const [index, difficulty] of (['easy', 'medium', 'hard'] as const).entries()) {
      const read = parseProblem(puzzles[index]);
      if (!read.ok) throw new Error(read.error.message);
      expect(read.value).toMatchObject({ id: `daily-2026-11-21-${difficulty}`, difficulty });
      const grid = parseGrid(puzzles[index]?.puzzle);
      const puzzle = grid.ok ? parsePuzzle(grid.value) : grid;
      if (!puzzle.ok) throw new Error(puzzle.error.code);
      expect(puzzle.value).toEqual(read.value.puzzle);
      expect(rate(puzzle.value)).toMatchObject({
        difficulty,
        techniquesRequired: read.value.techniquesRequired,
      });
    }
  });

  test('are those of today in UTC where no date is named', async () => {
    for (const [time, date] of [
      ['2026-11-22T23:59:59.999Z', '2026-11-22'],
      ['2026-11-23T00:00:00Z', '2026-11-23'],
      ['2028-02-29T12:00:00Z', '2028-02-29'],
    ] as const) {
      const app = appAt(time);
      const [unnamed, named] = [await app.ask(), await app.ask(`?date=${date}`)];
      expect(unnamed.body).toMatchObject({ date });
      expect(named.body).toEqual(unnamed.body);
      expect([unnamed, named].map(({ headers }) => headers.get('Cache-Control'))).toEqual([
        'no-cache',
        'public, max-age=3600',
      ]);
    }
  });

  test('are made once for all who ask, and again after a time that was too busy', async () => {
    const app = appAt(NOON);
    app.setBusy(true);
    const refused = await app.ask();
    expect(refused).toMatchObject({ status: 503, body: { code: 'overloaded' } });
    expect(refused.headers.get('Retry-After')).toBe('1');
    app.setBusy(false);
    const replies = await Promise.all([app.ask(), app.ask('?date=2026-11-22'), app.ask()]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(app.made).toEqual(['2026-11-22']);
  });
});

test('the hundred dates that were asked for last are kept', async () => {
  const app = appAt(NOON, onceEach());
  const ask = (day: number) => app.ask(`?date=${dayOfYear(day)}`);
  for (let day = 1; day <= 100; day++) await ask(day);
  await ask(1);
  await ask(101);
  const before = app.made.length;
  await ask(1);
  await ask(100);
  await ask(2);
  expect(app.made.slice(before)).toEqual([dayOfYear(2)]);
});

describe('a date', () => {
  test('can be asked for as soon as it has begun anywhere', async () => {
    const [before, after] = [appAt('2026-11-22T09:59:59Z'), appAt('2026-11-22T10:00:00Z')];
    expect(await before.ask('?date=2026-11-23')).toMatchObject({
      status: 400,
      body: {
        code: 'wrong-shape',
        error: 'date: must be from 2026-01-01 to 2026-11-22.',
        details: { path: 'date', problem: 'out-of-range', first: '2026-01-01', last: '2026-11-22' },
      },
    });
    expect((await after.ask('?date=2026-11-23')).status).toBe(200);
    expect((await after.ask('?date=2026-11-24')).status).toBe(400);
    expect((await after.ask('?date=2026-01-01')).status).toBe(200);
  });

  test.each([
    ['2025-12-31', 'out-of-range'],
    ['0000-01-01', 'out-of-range'],
    ['2026-02-29', 'wrong-format'],
    ['2026-11-31', 'wrong-format'],
    ['2026-1-1', 'wrong-format'],
    ['2026-11-22T00:00Z', 'wrong-format'],
    ['today', 'wrong-format'],
    ['', 'wrong-format'],
  ])('"%s": 400', async (date, problem) => {
    const reply = await appAt(NOON).ask(`?date=${date}`, 'ja');
    expect(reply).toMatchObject({
      status: 400,
      body: {
        code: 'wrong-shape',
        error: expect.stringMatching(/[ぁ-ん]/),
        details: { path: 'date', problem },
      },
    });
    expect(reply.headers.get('Cache-Control')).toBe('no-store');
  });

  test('is the only thing that can be asked for', async () => {
    expect((await appAt(NOON).ask('?day=1')).status).toBe(400);
  });
});

test('where it was before it had a version, it leads on, with its query', async () => {
  for (const query of ['', '?date=2026-01-01&language=ja']) {
    const reply = await createTestApp().request(`/api/daily${query}`);
    expect(reply.status).toBe(308);
    expect(reply.headers.get('Location')).toBe(`/api/v1/daily${query}`);
    expect(reply.headers.get('Access-Control-Allow-Origin')).toBe('*');
  }
});
