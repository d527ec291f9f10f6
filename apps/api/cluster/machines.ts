import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '../src/testing/ports.ts';
import { type Program, programOf } from './program.ts';
import { findSqld } from './sqld.ts';

const SERVER = fileURLToPath(new URL('../dist/server.js', import.meta.url));
/** As operators are given it. */
const NGINX_SITE = fileURLToPath(new URL('../deploy/nginx.conf', import.meta.url));

/** One of the servers behind the proxy. */
export interface ClusterServer extends Program {
  /** As the proxy names it in its log. */
  readonly host: string;
  readonly url: string;
}

/** Everything that a site on several machines consists of, on this one. */
export interface Cluster {
  /** Where the proxy is. */
  readonly address: URL;
  readonly servers: readonly [ClusterServer, ClusterServer];
  readonly redis: Program;
  readonly sqld: Program;
  readonly databaseUrl: string;
  /** What the proxy has logged, a line a request. */
  readonly proxyLog: () => readonly string[];
  /** What the servers have logged, a line each. */
  readonly serverLog: () => readonly string[];
  /** Ends all, and deletes what they have written. */
  readonly close: () => Promise<void>;
}

/** Whether somebody accepts connections. */
function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}

async function isOk(url: string): Promise<boolean> {
  return (await fetch(url)).ok;
}

async function redisIn(folder: string) {
  const port = await freePort();
  const program = programOf(
    'Redis',
    ['redis-server', '--port', `${port}`, '--bind', '127.0.0.1', '--dir', folder, '--save', ''],
    { isReady: () => isListening(port) },
  );
  return { program, url: `redis://127.0.0.1:${port}` };
}

async function sqldIn(folder: string) {
  const host = `127.0.0.1:${await freePort()}`;
  const url = `http://${host}`;
  const program = programOf(
    'sqld',
    [findSqld(), '--no-welcome', '--db-path', join(folder, 'messages'), '--http-listen-addr', host],
    { environment: { RUST_LOG: 'error' }, isReady: () => isOk(`${url}/health`) },
  );
  return { program, url };
}

async function serverWith(
  name: string,
  log: string,
  environment: Readonly<Record<string, string>>,
) {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const program = programOf(name, [process.execPath, SERVER], {
    log,
    environment: { ...environment, HOST: '127.0.0.1', PORT: `${port}`, TRUST_PROXY: '1' },
    isReady: () => isOk(`${url}/healthz`),
  });
  return { ...program, host: `127.0.0.1:${port}`, url };
}

/** The printed configuration, but for the addresses. Throws where it has another form. */
function siteConfig(port: number, hosts: readonly string[]): string {
  const printed = readFileSync(NGINX_SITE, 'utf8');
  const [line] = /^ *server 127\.0\.0\.1:3000 .*$/m.exec(printed) ?? [];
  if (!line || !printed.includes('listen 80;')) throw new Error(`Unexpected: ${NGINX_SITE}`);
  const upstreams = hosts.map((host) => line.replace('127.0.0.1:3000', host));
  return printed
    .replace(line, upstreams.join('\n'))
    .replace('listen 80;', `listen 127.0.0.1:${port};`);
}

/** What a distribution writes around it, with all files in a folder of ours. */
function mainConfig(folder: string): string {
  const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  for (const name of folders) mkdirSync(join(folder, name));
  return `daemon off;
worker_processes 1;
${process.geteuid?.() === 0 ? 'user root;' : ''}
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events { worker_connections 1024; }
http {
    ${folders.map((name) => `${name}_temp_path ${folder}/${name};`).join('\n    ')}
    log_format traffic '$msec $request_time $status $upstream_addr $request_method $uri';
    access_log ${folder}/access.log traffic;
    include ${folder}/site.conf;
}
`;
}

async function nginxIn(folder: string, hosts: readonly string[]) {
  const port = await freePort();
  writeFileSync(join(folder, 'nginx.conf'), mainConfig(folder));
  writeFileSync(join(folder, 'site.conf'), siteConfig(port, hosts));
  const log = join(folder, 'access.log');
  const program = programOf(
    'nginx',
    ['nginx', '-p', folder, '-e', join(folder, 'error.log'), '-c', join(folder, 'nginx.conf')],
    { isReady: () => isListening(port) },
  );
  return { program, address: new URL(`http://127.0.0.1:${port}`), log: () => linesOf(log) };
}

const linesOf = (file: string) => readFileSync(file, 'utf8').split('\n').filter(Boolean);

/** Starts two built servers with Redis and a libSQL server behind nginx, as real processes. */
export async function startCluster(): Promise<Cluster> {
  if (!existsSync(SERVER)) throw new Error('Not built yet: npm run build');
  const folder = mkdtempSync(join(tmpdir(), 'nanpure-cluster-'));
  const redis = await redisIn(folder);
  const sqld = await sqldIn(folder);
  const log = join(folder, 'servers.log');
  const environment = { DATABASE_URL: sqld.url, REDIS_URL: redis.url };
  const servers = [
    await serverWith('server 1', log, environment),
    await serverWith('server 2', log, environment),
  ] as const;
  const proxy = await nginxIn(
    folder,
    servers.map(({ host }) => host),
  );
  await Promise.all([redis.program.start(), sqld.program.start()]);
  await Promise.all(servers.map((server) => server.start()));
  await proxy.program.start();
  return {
    address: proxy.address,
    servers,
    redis: redis.program,
    sqld: sqld.program,
    databaseUrl: sqld.url,
    proxyLog: proxy.log,
    serverLog: () => linesOf(log),
    async close() {
      for (const program of [proxy.program, ...servers, sqld.program, redis.program]) {
        await program.end('SIGTERM');
      }
      rmSync(folder, { recursive: true });
    },
  };
}
