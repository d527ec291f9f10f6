import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { LambdaContext, LambdaEvent } from 'hono/aws-lambda';
import { expect, test, vi } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { VARIABLES } from './config.ts';
import { openContactStore } from './contact/open-store.ts';
import { startFakeLibsql } from './testing/libsql-server.ts';
import { temporaryFolder } from './testing/server-process.ts';
import { GIVENS } from './testing.ts';

vi.setConfig({ testTimeout: 60_000 });

/** What DEPLOYMENT.md and the Dockerfile have operators use. */
const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const NGINX = join(ROOT, 'apps/api/deploy/nginx.conf');

const textOf = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const isThere = (command: string, flag: string) => spawnSync(command, [flag]).status === 0;

test('every file that DEPLOYMENT.md leads to is there', () => {
  const text = textOf('apps/api/DEPLOYMENT.md');
  const links = [...text.matchAll(/\]\((?!https?:)([^)#]+)/g)].map(([, path = '']) =>
    join('apps/api', path),
  );
  const named = [...text.matchAll(/\bapps\/api\/deploy\/[\w.-]+/g)].map(([path]) => path);
  expect(links.length).toBeGreaterThan(3);
  expect(named.length).toBeGreaterThan(1);
  expect([...links, ...named].filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
});

/** Why nginx can't use a configuration of a site; undefined where it can. */
function nginxProblem(site: string): string | undefined {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'site.conf'), site);
  const main = join(folder, 'nginx.conf');
  writeFileSync(
    main,
    `pid ${folder}/pid; events {} http { access_log off; include ${folder}/site.conf; }`,
  );
  const log = join(folder, 'error.log');
  const { status, stderr } = spawnSync('nginx', ['-t', '-p', folder, '-e', log, '-c', main]);
  return status === 0 ? undefined : String(stderr);
}

test.skipIf(!isThere('nginx', '-v'))(
  'nginx takes its file (skipped where it is not installed)',
  () => {
    expect(nginxProblem(readFileSync(NGINX, 'utf8'))).toBeUndefined();
  },
);

const ServiceSchema = z.looseObject({
  build: z.object({ context: z.literal('.'), args: z.array(z.string()) }).optional(),
  environment: z.union([z.array(z.string()), z.record(z.string(), z.unknown())]).optional(),
  command: z.array(z.string()).optional(),
  depends_on: z.array(z.string()).optional(),
  volumes: z.array(z.string()).default([]),
});

const ComposeSchema = z.looseObject({
  services: z.record(z.string(), ServiceSchema),
  volumes: z.record(z.string(), z.unknown()),
});

const COMPOSE_FILES = ['compose.yaml', 'compose.cluster.yaml'];
const composeOf = (path: string) => ComposeSchema.parse(parse(textOf(path), { merge: true }));

/** The variables that the build of the image takes. */
const BUILD_VARIABLES = [...textOf('Dockerfile').matchAll(/^ARG (\w+)/gm)].map(([, name]) => name);

test.each(COMPOSE_FILES)('%s builds with and sets variables that there are', (path) => {
  const { services, volumes } = composeOf(path);
  const ours = Object.values(services).filter(({ build }) => build);
  expect(ours.length).toBeGreaterThan(0);
  for (const { build, environment = [] } of ours) {
    expect(build?.args).toEqual(BUILD_VARIABLES);
    const names = Array.isArray(environment) ? environment : Object.keys(environment);
    expect(names.filter((name) => !VARIABLES.includes(name))).toEqual([]);
    // All but where the container listens and has its files.
    const fixed = ['PORT', 'HOST', 'SITE_FOLDER', 'DATABASE_URL'];
    expect(VARIABLES.filter((name) => !fixed.includes(name) && !names.includes(name))).toEqual([]);
  }
  for (const { volumes: mounts, depends_on: needed = [] } of Object.values(services)) {
    expect(needed.filter((name) => !(name in services))).toEqual([]);
    const sources = mounts.map((mount) => mount.split(':')[0] ?? '');
    const isKnown = (source: string) =>
      source.startsWith('./') ? existsSync(join(ROOT, source)) : source in volumes;
    expect(sources.filter((source) => !isKnown(source))).toEqual([]);
  }
});

test('the servers of compose.cluster.yaml find what stands beside them, and nginx finds them', () => {
  const { services } = composeOf('compose.cluster.yaml');
  const { environment } = services['site-1'] ?? {};
  const urls = z.looseObject({ DATABASE_URL: z.url(), REDIS_URL: z.url() }).parse(environment);
  for (const url of [urls.DATABASE_URL, urls.REDIS_URL]) {
    expect(Object.keys(services)).toContain(new URL(url).hostname);
  }
  const [expression = ''] = /(?<=sed ')[^']+(?=')/.exec(services.proxy?.command?.[2] ?? '') ?? [];
  const site = execFileSync('sed', [expression, NGINX], { encoding: 'utf8' });
  const addresses = [...site.matchAll(/server ([\d.]+):3000 max_fails/g)].map(([, host]) => host);
  expect(addresses).toEqual(
    ['site-1', 'site-2'].map((name) => Object(services[name]).networks.inside.ipv4_address),
  );
  if (isThere('nginx', '-v')) expect(nginxProblem(site)).toBeUndefined();
});

test('the unit of systemd sets variables that there are', () => {
  const unit = textOf('apps/api/deploy/nanpure-lab.service');
  const names = [...unit.matchAll(/^Environment=(.*)$/gm)]
    .flatMap(([, line = '']) => line.split(' '))
    .map((setting) => setting.split('=')[0] ?? '');
  expect(names).toContain('DATABASE_URL');
  expect(names.filter((name) => ![...VARIABLES, 'NODE_ENV'].includes(name))).toEqual([]);
});

/** A request as an event of API Gateway (format 2.0). */
function eventOf(path: string, body: object) {
  const http = { method: 'POST', path, protocol: 'HTTP/1.1', sourceIp: '192.0.2.1', userAgent: '' };
  return {
    version: '2.0',
    rawPath: path,
    rawQueryString: '',
    headers: { host: 'api.example', 'content-type': 'application/json' },
    requestContext: { domainName: 'api.example', http, stage: '$default', authorizer: {} },
    body: JSON.stringify(body),
    isBase64Encoded: false,
  } as unknown as LambdaEvent;
}

test('the function for AWS Lambda gives hints, and stores messages', async () => {
  const { url } = await startFakeLibsql();
  // As the command does, before the function is there.
  const store = await openContactStore(url, { now: Date.now, mails: false });
  vi.stubEnv('DATABASE_URL', url);
  vi.stubEnv('DATA_FOLDER', join(ROOT, 'data'));
  try {
    const { handler } = await import('../deploy/aws-lambda.ts');
    const send = (path: string, body: object) => handler(eventOf(path, body), {} as LambdaContext);
    expect(await send('/api/get_hint', { board: GIVENS })).toMatchObject({ statusCode: 200 });
    const message = 'From a function';
    expect(await send('/api/send-contact', { message })).toMatchObject({ statusCode: 200 });
    expect(await store.list()).toMatchObject([{ message }]);
  } finally {
    vi.unstubAllEnvs();
  }
});
