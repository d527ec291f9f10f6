import { createClient } from '@libsql/client/http';
import { drizzle } from 'drizzle-orm/libsql/http';
import { handle } from 'hono/aws-lambda';
import { createApp } from '../src/app.ts';
import { loadProblems } from '../src/bank/problems.ts';
import { contactStore } from '../src/contact/store.ts';
import { doJobHere } from '../src/ladder/do-job-here.ts';
import { CONTACT_LIMIT } from '../src/limits/rate-limit.ts';
import { memoryLimit } from '../src/limits/rate-limiter.ts';
import { createWorkQueue } from '../src/overload/work-queue.ts';
import { jsonReader } from '../src/site/json-file.ts';

const problems = await loadProblems(jsonReader(process.env.DATA_FOLDER ?? 'data'));
if (!problems.ok) throw new Error(problems.error);

/** A libSQL server that has the tables: `npm run contact -- list` with the same DATABASE_URL makes them. */
const db = drizzle(createClient({ url: process.env.DATABASE_URL ?? '' }));
const messages = contactStore((query) => query(db), { now: Date.now, mails: false });

/** Lambda keeps what is printed. */
function print(fields: object, msg: string) {
  process.stdout.write(`${JSON.stringify({ ...fields, msg })}\n`);
}

/** The API as a function, without the site. */
export const handler = handle(
  createApp({
    problems: [...problems.value.values()],
    problemById: (id) => problems.value.get(id),
    doJob: doJobHere,
    saveMessage: messages.save,
    recallMessage: messages.recall,
    // Each instance counts by itself.
    contactLimit: memoryLimit(CONTACT_LIMIT),
    addressOf: (c) => c.env?.requestContext?.http?.sourceIp ?? 'unknown',
    workQueue: createWorkQueue({ now: () => performance.now(), defer: setImmediate }),
    logger: { info: print, error: print },
    now: Date.now,
    missing: () => [],
    publicUrl: process.env.PUBLIC_URL,
  }),
);
