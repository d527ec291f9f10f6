import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { DAY } from '../../../packages/engine/src/testing/day.ts';
import { IS_PROOF } from '../../../packages/engine/src/testing/proof.ts';
import { createContact } from './contact/service.ts';
import { type DoJob, runJob } from './ladder/jobs.ts';
import { boardLimit, CONTACT_LIMIT } from './limits/rate-limit.ts';
import { memoryLimit, memoryQuota } from './limits/rate-limiter.ts';
import { build503 } from './overload/build-503.ts';
import { createWorkQueue } from './overload/work-queue.ts';
import { gracefulShutdown } from './server/graceful-shutdown.ts';
import { listen } from './server/listen.ts';
import { createMalformedRequestHandler } from './server/parse-errors.ts';
import { BANK } from './testing/bank.ts';
import { likelyBoard, likelyPuzzle, oddBoard } from './testing/board-arbitrary.ts';
import { addressFor, jsonSchemaIn, type Operation, readDocument } from './testing/openapi.ts';
import { portOf } from './testing/ports.ts';
import { arbitraryOf } from './testing/schema-arbitrary.ts';
import { createTestApp } from './testing.ts';

/** Requests per endpoint: with fewer, a day may have no valid one among them. */
const RUNS = IS_PROOF ? 10_000 : 200;

/** Other requests every day. */
const SEED = 20_261_121 + DAY;
vi.setConfig({ testTimeout: IS_PROOF ? 1_800_000 : 60_000 });

/** How long a search for a puzzle takes here at most. */
const SEARCH_MS = 30;

/** Does jobs on this thread; ends searches, which take seconds, soon. */
const doJob: DoJob = async (name, request) => {
  const end = performance.now() + SEARCH_MS;
  return { ok: true, value: await runJob(name, request, () => performance.now() > end) };
};

/** The server as in production, with storage, rate limits and the work queue. */
async function startServer() {
  const folder = mkdtempSync(join(tmpdir(), 'nanpure-contract-'));
  const workQueue = createWorkQueue({ now: () => performance.now(), defer: setImmediate });
  const logger = { info: () => {}, error: () => {} };
  const database = `file:${join(folder, 'contact.db')}`;
  const app = createTestApp({
    problems: BANK,
    problemById: (id) => BANK.find((each) => each.id === id),
    doJob,
    workQueue,
    saveMessage: createContact(database, { mail: undefined, logger, now: Date.now }).saveMessage,
    contactLimit: memoryLimit(CONTACT_LIMIT),
    boardQuota: memoryQuota(boardLimit(600)),
    addressOf: (c) => c.req.header('X-Forwarded-For') ?? '',
  });
  const server = await listen(
    { port: 0, host: '127.0.0.1' },
    {
      fetch: app.fetch,
      onMalformedRequest: createMalformedRequestHandler(),
      overload: {
        workQueue,
        responses: await build503(),
        onRejected: () => {},
        endpointAt: (path) => path,
      },
    },
  );
  if (!server.ok) throw new Error(server.error);
  // Client and server share this thread: after a long pause the server would close a connection just as it is used.
  server.value.keepAliveTimeout = 0;
  const stop = gracefulShutdown(server.value);
  afterAll(async () => {
    await stop();
    rmSync(folder, { recursive: true });
  });
  return `http://127.0.0.1:${portOf(server.value)}`;
}

const address = await startServer();
const { operations, schemas, violationOf, exampleBodyOf } = readDocument(
  await (await fetch(`${address}/api/openapi.json`)).json(),
);
const names = operations.map((each) => [`${each.method} ${each.path}`, each] as const);

interface Sent {
  readonly query: Readonly<Record<string, string | undefined>>;
  readonly body?: string | undefined;
  readonly headers?: Readonly<Record<string, string>>;
}

async function send(operation: Operation, { query, body, headers = {} }: Sent) {
  const response = await fetch(`${address}${addressFor(operation, query)}`, {
    method: operation.method.toUpperCase(),
    headers: { ...(body !== undefined && { 'Content-Type': 'application/json' }), ...headers },
    ...(body !== undefined && { body }),
  });
  const type = response.headers.get('Content-Type') ?? '';
  const json: unknown = /\bjson\b/.test(type) ? await response.json() : await response.text();
  return { status: response.status, json, type, tag: response.headers.get('ETag') };
}

/** The query of an operation's example. */
function exampleQueryOf({ parameters }: Operation) {
  return Object.fromEntries(
    parameters.flatMap(({ name, required, schema: { example } }) =>
      required || example !== undefined ? [[name, String(example)]] : [],
    ),
  );
}

describe('the examples of the documentation work', () => {
  test.each(names)('%s @7.19', async (_, operation) => {
    const body = JSON.stringify(exampleBodyOf(operation));
    const { status, json, type } = await send(operation, {
      query: exampleQueryOf(operation),
      body,
    });
    expect({ status, violation: violationOf(operation, status, json, type) }).toEqual({
      status: 200,
      violation: undefined,
    });
  });
});

/** A search ends here before it has found what could be sent again; `generate.test.ts` has one that does. */
const TAGGED = names.filter(
  ([, { responses, operationId }]) => '304' in responses && operationId !== 'generate',
);

test.each(TAGGED)('%s is not sent again to who has it', async (_, operation) => {
  const hasSeed = operation.parameters.some(({ name }) => name === 'seed');
  // Without a seed there is another reply each time.
  const query = { ...exampleQueryOf(operation), ...(hasSeed && { seed: '7' }) };
  const { tag } = await send(operation, { query });
  const again = await send(operation, { query, headers: { 'If-None-Match': tag ?? '' } });
  const violation = violationOf(operation, again.status, again.json, again.type);
  expect({ status: again.status, violation }).toEqual({ status: 304, violation: undefined });
});

const technique = fc.constantFrom('naked-single', 'x-wing', 'swordfish', 'hidden-pair');
/** The only dates that have begun by the clock of the test app, and some others. */
const date = fc.constantFrom('2026-01-01', '2026-01-02', '2026-01-03', '2026-02-29', '2025-12-31');
const named = {
  Board: likelyBoard,
  technique,
  email: fc.constantFrom('', 'anonymous', 'someone@example.org'),
  timestamp: fc.constant('2026-01-02T03:04:05Z'),
  userAgent: fc.constant('Browser/1.0'),
};

/** Values that match the document, sometimes with a part replaced; or any JSON. */
function bodiesFor({ requestBody }: Operation): fc.Arbitrary<string | undefined> {
  if (!requestBody) return fc.constant(undefined);
  const honest = arbitraryOf(jsonSchemaIn(requestBody.content), schemas, named);
  const keys = ['board', 'boards', 'technique', 'notes', 'language', 'message', '__proto__', 'x'];
  const manyBoards = fc.array(likelyBoard, { maxLength: 3 });
  const damaged = fc
    .tuple(
      honest,
      fc.constantFrom(...keys),
      fc.oneof(fc.jsonValue(), technique, oddBoard, manyBoards),
    )
    .map(([value, key, other]) => ({ ...Object(value), [key]: other }));
  return fc.oneof(
    { weight: 5, arbitrary: honest.map((value) => JSON.stringify(value)) },
    { weight: 3, arbitrary: damaged.map((value) => JSON.stringify(value)) },
    { weight: 1, arbitrary: fc.json() },
    { weight: 1, arbitrary: fc.string() },
  );
}

const likelyValues: Readonly<Record<string, fc.Arbitrary<string>>> = {
  id: fc.oneof(technique, fc.constantFrom('easy-0001', 'hard-0333', 'easy-9999')),
  technique,
  date,
  board: likelyPuzzle,
  givens: likelyPuzzle,
  step: fc.oneof(fc.constant('next'), technique),
};

/** Another path is another operation: of what stands in one, something is left, and no dots that lead away. */
const staysInPath = (text: string) => !['', '.', '..'].includes(text);

function queriesFor({ parameters }: Operation): fc.Arbitrary<Sent['query']> {
  const fields = parameters.map((parameter) => {
    const { name, schema } = parameter;
    const fitting = arbitraryOf(schema, schemas, {}).map(String);
    const likely = likelyValues[name] ?? fitting;
    const any = fc.oneof(
      { weight: 2 * parameters.length, arbitrary: likely },
      { weight: 1, arbitrary: fitting },
      { weight: 1, arbitrary: fc.string({ unit: 'binary' }) },
    );
    return [name, parameter.in === 'path' ? any.filter(staysInPath) : any] as const;
  });
  const inPath = parameters.flatMap((each) => (each.in === 'path' ? each.name : []));
  return fc.record(Object.fromEntries(fields), { requiredKeys: inPath });
}

const headers = fc.record(
  {
    'Accept-Language': fc.constantFrom('ja', 'en-GB,en;q=0.5', '*', '', ';;q=,', 'ja;q=NaN'),
    Origin: fc.oneof(
      { weight: 3, arbitrary: fc.constant(address) },
      { weight: 1, arbitrary: fc.constantFrom('null', 'https://evil', '//') },
    ),
    'X-Forwarded-For': fc.ipV4(),
  },
  { requiredKeys: ['X-Forwarded-For'] },
);

describe('fuzzing over HTTP: replies are as documented, and never 5xx', () => {
  test.each(names)('%s @11.10', async (_, operation) => {
    const sent = fc.record({ query: queriesFor(operation), body: bodiesFor(operation), headers });
    const statuses = new Map<number, number>();
    await fc.assert(
      fc.asyncProperty(sent, async (request) => {
        const { status, json, type, tag } = await send(operation, request);
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
        expect(status).toBeLessThan(500);
        expect(violationOf(operation, status, json, type)).toBeUndefined();
        if (tag !== null) expect(operation.responses).toHaveProperty('304');
      }),
      { numRuns: RUNS, seed: SEED },
    );
    // If no request were valid, only the validation would be tested.
    expect(statuses.get(200)).toBeGreaterThan(RUNS / 100);
    if (IS_PROOF) process.stdout.write(`${_}: ${JSON.stringify([...statuses])}\n`);
  });
});
