import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { isDeepStrictEqual } from 'node:util';
import { API_DOCS_PATHS, LANGUAGES, type Language } from '@nanpure/content';
import { transformSync } from 'esbuild';
import { describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { DAY } from '../../../../../packages/engine/src/testing/day.ts';
import { freePort } from '../../testing/ports.ts';
import { addressOf, spawnServer, temporaryFolder } from '../../testing/server-process.ts';
import { parseDocument } from './document.ts';
import { type ExampleRequest, exampleRequest } from './example-requests.ts';
import type { RecordedReply } from './recorded-replies.ts';
import { SAMPLE_LANGUAGES, type SampleLanguage } from './samples.ts';

vi.setConfig({ testTimeout: 120_000 });

/** The samples are run as the page of one language has them, of the other on the next day. */
const LANGUAGE_OF_TODAY: Language = DAY % 2 === 0 ? 'en' : 'ja';

/** What differs each time a server is asked, by operation, with what is recorded in its stead. */
const VARIABLE: Readonly<Record<string, object>> = {
  hello: { time: '2026-01-01T12:00:00.000Z' },
};

/** A body as it is recorded. */
function steady(id: string, body: unknown): unknown {
  const { [id]: variable } = VARIABLE;
  return typeof body === 'object' && variable ? { ...body, ...variable } : body;
}

async function replyTo(origin: string, { method, path, body }: ExampleRequest) {
  const reply = await fetch(origin + path, {
    method,
    headers: body === undefined ? {} : { 'Content-Type': 'application/json' },
    body: body === undefined ? null : JSON.stringify(body),
  });
  const type = (reply.headers.get('Content-Type') ?? '').replace(/;.*/, '');
  const content: unknown = type.endsWith('json') ? await reply.json() : await reply.text();
  return { status: reply.status, type, body: content };
}

/** What a server answers to all examples of a language. */
async function repliesOf(origin: string, language: Language) {
  const json: unknown = await (await fetch(`${origin}/api/openapi.json`)).json();
  const { groups, schemas } = parseDocument(json);
  const replies: Record<string, RecordedReply> = {};
  for (const operation of groups.flatMap(({ operations }) => operations)) {
    const reply = await replyTo(origin, exampleRequest(operation, language, schemas));
    replies[operation.id] = { ...reply, body: steady(operation.id, reply.body) };
  }
  return replies;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
  '&quot;': '"',
  '&#39;': "'",
};

/** The samples that stand on a page, by the ids of their operations. */
function samplesOn(html: string, language: SampleLanguage): [id: string, code: string][] {
  const sample = new RegExp(`data-sample="${language}".*?<code>(.*?)</code>`, 's');
  return [...html.matchAll(/<section id="(\w+)" class="operation">(.*?)<\/section>/gs)].map(
    ([, id = '', section = '']) => {
      const [, code = ''] = sample.exec(section) ?? [];
      return [id, code.replace(/&(?:lt|gt|amp|quot|#39);/g, (entity) => ENTITIES[entity] ?? '')];
    },
  );
}

const RUN_PYTHON = `
import contextlib, io, json, sys
printed = []
for code in json.load(sys.stdin):
    with contextlib.redirect_stdout(io.StringIO()) as out:
        exec(code, {})
    printed.append(out.getvalue())
print(json.dumps(printed))`;

const RUN_JAVASCRIPT = `
import { json } from 'node:stream/consumers';
const printed = [];
const { log } = console;
console.log = (value) => printed.push(value);
for (const code of await json(process.stdin)) {
  await import('data:text/javascript,' + encodeURIComponent(code));
}
log(JSON.stringify(printed));`;

const RUN_SHELL = `
const { execFileSync } = await import('node:child_process');
const { json } = await import('node:stream/consumers');
const run = (code) => execFileSync('sh', ['-c', code], { encoding: 'utf8', stdio: 'pipe' });
console.log(JSON.stringify((await json(process.stdin)).map(run)));`;

const node = (program: string) => [process.execPath, '--input-type=module', '-e', program] as const;

/** What runs the samples, given a JSON list of them; it prints the list of what each printed. */
const RUNNERS = {
  curl: { needs: 'curl', command: node(RUN_SHELL) },
  typescript: { needs: process.execPath, command: node(RUN_JAVASCRIPT) },
  python: { needs: 'python3', command: ['python3', '-c', RUN_PYTHON] },
} as const;

function isInstalled(program: string): boolean {
  return spawnSync(program, ['--version']).status === 0;
}

/** What each of some programs prints, as the list of it. */
async function outputsOf(language: SampleLanguage, codes: readonly string[]): Promise<unknown[]> {
  const [program, ...parameters] = RUNNERS[language].command;
  const child = spawn(program, parameters);
  const [out, problems] = [text(child.stdout), text(child.stderr)];
  child.stdin.end(JSON.stringify(codes));
  const printed = await out;
  if (printed === '') throw new Error(`${language}: ${await problems}`);
  return z.array(z.unknown()).parse(JSON.parse(printed));
}

/** The body of the reply that a sample printed. */
function bodyIn(language: SampleLanguage, output: unknown): unknown {
  if (typeof output !== 'string' || language === 'typescript') return output;
  return /^[{[]/.test(output) ? JSON.parse(output) : output.trimEnd();
}

/** Where what the samples of a page get is not what a server answers. */
async function differencesIn(
  origin: string,
  language: SampleLanguage,
  replies: Readonly<Record<string, RecordedReply>>,
): Promise<unknown[]> {
  const page = await fetch(origin + API_DOCS_PATHS[LANGUAGE_OF_TODAY]);
  const samples = samplesOn(await page.text(), language);
  expect(samples.map(([id]) => id).sort()).toEqual(Object.keys(replies).sort());
  const codes = samples.map(([, code]) =>
    language === 'typescript' ? transformSync(code, { loader: 'ts' }).code : code,
  );
  const outputs = await outputsOf(language, codes);
  return samples.flatMap(([id, code], index) => {
    const output = steady(id, bodyIn(language, outputs[index]));
    const expected = replies[id]?.body;
    return isDeepStrictEqual(output, expected) ? [] : [{ code, output, expected }];
  });
}

/** A server that its own pages name as theirs; resolves to its origin. */
async function startServer(): Promise<string> {
  const port = await freePort();
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'en'));
  writeFileSync(join(folder, 'en', 'index.html'), '<title>Nanpure Lab</title>');
  const server = spawnServer({
    PORT: String(port),
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    DATABASE_URL: `file:${folder}/contact.db`,
    SITE_FOLDER: folder,
  });
  return addressOf(server);
}

test('the examples of the page are what a server answers @7.19', async () => {
  const origin = await startServer();
  for (const language of LANGUAGES) {
    const replies = await repliesOf(origin, language);
    // Written anew with `npx vitest run apps/api/src/site/docs --update`.
    await expect(`${JSON.stringify(replies, null, 1)}\n`).toMatchFileSnapshot(
      `recorded-replies.${language}.json`,
    );
  }
});

describe(`each sample gets what the page shows (${LANGUAGE_OF_TODAY})`, () => {
  for (const language of SAMPLE_LANGUAGES) {
    const { needs } = RUNNERS[language];
    const testHere = test.skipIf(!isInstalled(needs));
    testHere(`${language} (skipped where ${basename(needs)} is not installed) @7.19`, async () => {
      const origin = await startServer();
      const replies = await repliesOf(origin, LANGUAGE_OF_TODAY);
      expect(await differencesIn(origin, language, replies)).toEqual([]);
    });
  }
});
