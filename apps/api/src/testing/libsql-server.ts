import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import Database from 'libsql';
import { onTestFinished } from 'vitest';
import { z } from 'zod';
import { freePort } from './ports.ts';
import { temporaryFolder } from './server-process.ts';

/** A libSQL server that can be stopped and started again with the same data. */
export interface LibsqlServer {
  readonly url: string;
  readonly stop: () => Promise<void>;
  readonly restart: () => Promise<void>;
}

/** Whether `sqld` is installed. */
export const hasSqld = spawnSync('sqld', ['--version']).status === 0;

export async function startSqld(): Promise<LibsqlServer> {
  const address = `127.0.0.1:${await freePort()}`;
  const parameters = ['--db-path', join(temporaryFolder(), 'data'), '--http-listen-addr', address];
  const start = () => spawn('sqld', parameters, { stdio: 'ignore' });
  let sqld = start();
  onTestFinished(() => void sqld.kill('SIGKILL'));
  const url = `http://${address}`;

  async function isThere() {
    const health = await fetch(`${url}/health`).catch(() => undefined);
    return health?.ok === true;
  }
  async function untilThere() {
    while (!(await isThere())) await sleep(20);
  }
  await untilThere();
  return {
    url,
    async stop() {
      const gone = once(sqld, 'exit');
      sqld.kill('SIGKILL');
      await gone;
    },
    async restart() {
      sqld = start();
      await untilThere();
    },
  };
}

const ValueSchema = z
  .discriminatedUnion('type', [
    z.object({ type: z.literal('null') }),
    z.object({ type: z.literal('integer'), value: z.string() }),
    z.object({ type: z.literal('float'), value: z.number() }),
    z.object({ type: z.literal('text'), value: z.string() }),
  ])
  .transform((value) => {
    if (value.type === 'null') return null;
    return value.type === 'integer' ? BigInt(value.value) : value.value;
  });

const StatementSchema = z.object({
  sql: z.string().optional(),
  sql_id: z.number().optional(),
  args: z.array(ValueSchema).default([]),
});

type Condition =
  | { readonly type: 'ok' | 'error'; readonly step: number }
  | { readonly type: 'not'; readonly cond: Condition }
  | { readonly type: 'and' | 'or'; readonly conds: readonly Condition[] };

const ConditionSchema: z.ZodType<Condition> = z.lazy(() =>
  z.union([
    z.object({ type: z.enum(['ok', 'error']), step: z.number() }),
    z.object({ type: z.literal('not'), cond: ConditionSchema }),
    z.object({ type: z.enum(['and', 'or']), conds: z.array(ConditionSchema) }),
  ]),
);

const BatchSchema = z.object({
  steps: z.array(z.object({ condition: ConditionSchema.optional(), stmt: StatementSchema })),
});

const RequestSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('execute'), stmt: StatementSchema }),
  z.object({ type: z.literal('batch'), batch: BatchSchema }),
  z.object({ type: z.literal('store_sql'), sql_id: z.number(), sql: z.string() }),
  z.object({ type: z.literal('close_sql'), sql_id: z.number() }),
  z.object({ type: z.literal('close') }),
]);

/** Our client doesn't use streams over several pipelines (with a baton). */
const PipelineSchema = z.object({ baton: z.never().optional(), requests: z.array(RequestSchema) });

function encoded(value: unknown) {
  if (value === null) return { type: 'null' };
  if (typeof value === 'string') return { type: 'text', value };
  return Number.isInteger(value)
    ? { type: 'integer', value: String(value) }
    : { type: 'float', value };
}

/** Runs a statement; returns its result as in the protocol. */
function run(database: Database.Database, sql: string, args: readonly unknown[]) {
  const statement = database.prepare(sql);
  const columns = statement.reader ? statement.columns() : [];
  const rows: unknown[] = statement.reader ? statement.raw(true).all(...args) : [];
  const { changes } = statement.reader ? { changes: 0 } : statement.run(...args);
  return {
    cols: columns.map(({ name }) => ({ name })),
    rows: rows.map((row) => Object.values(Object(row)).map(encoded)),
    affected_row_count: changes,
    last_insert_rowid: null,
  };
}

type Slots = readonly (object | null)[];

/** Evaluates the condition of a batch step on the results of earlier ones. */
function holds(condition: Condition, before: { results: Slots; errors: Slots }): boolean {
  switch (condition.type) {
    case 'ok':
      return Boolean(before.results[condition.step]);
    case 'error':
      return Boolean(before.errors[condition.step]);
    case 'not':
      return !holds(condition.cond, before);
    case 'and':
      return condition.conds.every((each) => holds(each, before));
    case 'or':
      return condition.conds.some((each) => holds(each, before));
  }
}

/** A stream: the requests of one pipeline. */
function openStream(database: Database.Database) {
  const stored = new Map<number, string>();

  function execute({ sql, sql_id: id = -1, args }: z.infer<typeof StatementSchema>) {
    return run(database, sql ?? stored.get(id) ?? '', args);
  }

  function attempt(statement: z.infer<typeof StatementSchema>) {
    try {
      return { result: execute(statement) };
    } catch (error) {
      return { error: { message: String(error) } };
    }
  }

  function batch({ steps }: z.infer<typeof BatchSchema>) {
    const results: (object | null)[] = [];
    const errors: (object | null)[] = [];
    for (const { condition, stmt } of steps) {
      const isDue = !condition || holds(condition, { results, errors });
      const { result = null, error = null } = isDue ? attempt(stmt) : {};
      results.push(result);
      errors.push(error);
    }
    return { type: 'batch', result: { step_results: results, step_errors: errors } };
  }

  function answer(request: z.infer<typeof RequestSchema>) {
    switch (request.type) {
      case 'execute':
        return { type: 'execute', result: execute(request.stmt) };
      case 'batch':
        return batch(request.batch);
      case 'store_sql':
        stored.set(request.sql_id, request.sql);
        return { type: request.type };
      default:
        return { type: request.type };
    }
  }

  return (request: z.infer<typeof RequestSchema>) => {
    try {
      return { type: 'ok', response: answer(request) };
    } catch (error) {
      return { type: 'error', error: { message: String(error) } };
    }
  };
}

/**
 * Starts a fake server on an embedded database, with as much of Hrana 2 over HTTP as our client uses. Where `sqld`
 * is installed, the same tests run with it.
 */
export async function startFakeLibsql(): Promise<LibsqlServer> {
  const port = await freePort();
  const file = join(temporaryFolder(), 'data.db');
  let running: Server | undefined;

  async function restart() {
    const server = createServer(async (request, reply) => {
      const { requests } = PipelineSchema.parse(await json(request));
      // A stream is a connection to the database, as transactions belong to one.
      const database = new Database(file, { timeout: 5_000 });
      const answer = openStream(database);
      const results = requests.map(answer);
      database.close();
      reply.setHeader('Content-Type', 'application/json');
      reply.end(JSON.stringify({ baton: null, base_url: null, results }));
    });
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    running = server;
  }
  async function stop() {
    const server = running;
    running = undefined;
    if (!server) return;
    const closed = once(server, 'close');
    server.close();
    server.closeAllConnections();
    await closed;
  }

  await restart();
  onTestFinished(stop);
  return { url: `http://127.0.0.1:${port}`, stop, restart };
}
