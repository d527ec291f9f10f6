import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { npm, runOrThrow } from '../run.mjs';
import { serverAddress } from '../server-address.mjs';
import { createFront } from './front.mjs';

/*
 * `npm run observatory`: what Mozilla's scanner says of the built server's headers. The scanner is no dependency
 * of the project, being large: it is fetched from npm into the cache.
 */

const PACKAGE = '@mdn/mdn-http-observatory';
const VERSION = '1.4.8';
const LEAST_SCORE = 130;
const GRADE = 'A+';

const root = fileURLToPath(new URL('../..', import.meta.url));
const home = join(root, `node_modules/.cache/nanpure/observatory-${VERSION}`);
const scanner = join(home, 'node_modules', PACKAGE);

/** Installs the scanner into the cache, if it isn't there. */
function install() {
  if (existsSync(scanner)) return;
  console.error(`Observatory: installing ${PACKAGE} ${VERSION} from npm`);
  mkdirSync(dirname(home), { recursive: true });
  const temporary = mkdtempSync(`${home}-`);
  try {
    writeFileSync(join(temporary, 'package.json'), '{ "private": true }');
    const [command, parameters] = npm('install', '--prefix', temporary, `${PACKAGE}@${VERSION}`);
    const frugal = ['--ignore-scripts', '--omit=optional', '--no-audit', '--no-fund'];
    // Our own `.npmrc` is strict; what the scanner is made of may ask for a later Node than it needs.
    const options = [...frugal, '--no-engine-strict'];
    runOrThrow(command, [...parameters, ...options], { cwd: temporary, quiet: true });
    // What its own script would download: the hosts that browsers know for HTTPS only. Ours is none of them.
    writeFileSync(join(temporary, 'node_modules', PACKAGE, 'conf/hsts-preload.json'), '{}');
    renameSync(temporary, home);
  } finally {
    rmSync(temporary, { recursive: true, force: true });
  }
}

/** A certificate for localhost that lasts a day. */
function makeCertificate(/** @type {string} */ folder) {
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const name = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  const what = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', ...name];
  runOrThrow('openssl', [...what, '-keyout', key, '-out', cert], { quiet: true });
  return { cert, pems: { key: readFileSync(key, 'utf8'), cert: readFileSync(cert, 'utf8') } };
}

/** Starts the built server; answers its port and what ends it. */
async function startServer(/** @type {string} */ folder) {
  const server = spawn(process.execPath, [join(root, 'apps/api/dist/server.js')], {
    env: {
      ...process.env,
      PORT: '0',
      HOST: '127.0.0.1',
      DATABASE_URL: pathToFileURL(join(folder, 'contact.db')).href,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  process.once('exit', () => server.kill());
  const { port } = await serverAddress(server.stdout);
  return { port: Number(port), stop: () => server.kill() };
}

/** Runs the scanner in a process that trusts a certificate; answers what it found. */
async function scan(/** @type {string} */ host, /** @type {string} */ cert) {
  const script = fileURLToPath(new URL('scan.mjs', import.meta.url));
  const entry = pathToFileURL(join(scanner, 'src/index.js')).href;
  const child = spawn(process.execPath, [script, entry, host], {
    env: { ...process.env, NODE_EXTRA_CA_CERTS: cert },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let text = '';
  child.stdout.on('data', (data) => {
    text += data;
  });
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`The scanner ended with ${code}.`);
  return JSON.parse(text);
}

async function main() {
  install();
  const folder = mkdtempSync(join(tmpdir(), 'nanpure-observatory-'));
  const { cert, pems } = makeCertificate(folder);
  const { port, stop } = await startServer(folder);
  const front = createFront(port, pems).listen(0, 'localhost');
  await once(front, 'listening');
  const address = front.address();
  const host = `localhost:${address && typeof address === 'object' ? address.port : ''}`;
  const { scan: total, tests } = await scan(host, cert);
  front.close();
  stop();
  rmSync(folder, { recursive: true });

  /** @type {[string, { pass: boolean, scoreModifier: number, result: string }][]} */
  const rows = Object.entries(tests);
  for (const [name, { pass, scoreModifier, result }] of rows) {
    console.log(`${pass ? '✓' : '✗'} ${name}: ${result} (${scoreModifier})`);
  }
  const { grade, score, testsPassed, testsQuantity } = total;
  console.log(`${grade}, ${score} points, ${testsPassed} of ${testsQuantity} tests passed`);
  console.log(`asked: ${GRADE}, at least ${LEAST_SCORE} points`);
  process.exit(grade === GRADE && score >= LEAST_SCORE ? 0 : 1);
}

await main();
