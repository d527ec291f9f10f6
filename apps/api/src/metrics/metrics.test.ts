import { once } from 'node:events';
import { connect } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, test, vi } from 'vitest';
import { spawnServer, temporaryFolder } from '../testing/server-process.ts';
import { GIVENS } from '../testing.ts';

// Each test starts a process, which is slow on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

/** A server with metrics, and its log as it comes. */
async function start() {
  const server = spawnServer({
    PORT: '0',
    METRICS_PORT: '0',
    DATABASE_URL: `file:${join(temporaryFolder(), 'contact.db')}`,
  });
  const log: string[] = [];
  const lines = createInterface(server.stdout);
  lines.on('line', (line) => log.push(line));
  const addressAfter = (text: RegExp) =>
    vi.waitFor(() => {
      const [address] = log.flatMap((line) => text.exec(line)?.[1] ?? []);
      if (!address) throw new Error('not listening yet');
      return address;
    }, 30_000);
  return {
    address: await addressAfter(/^Nanpure Lab is at (http:\S+)$/),
    metricsAddress: await addressAfter(/^Metrics are at (http:\S+)$/),
    log,
  };
}

async function readMetrics(address: string): Promise<ReadonlyMap<string, number>> {
  const reply = await fetch(address);
  expect(reply.status).toBe(200);
  expect(reply.headers.get('Content-Type')).toMatch(/^text\/plain; version=0\.0\.4/);
  const samples = (await reply.text()).split('\n').filter((line) => /^[^#]/.test(line));
  return new Map(
    samples.map((line): [string, number] => {
      const end = line.lastIndexOf(' ');
      return [line.slice(0, end), Number(line.slice(end + 1))];
    }),
  );
}

const post = (path: string, body: object) =>
  [
    path,
    { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) },
  ] as const;

/** Sends bytes and disconnects once they have arrived. */
async function sendAndDisconnect(address: string, bytes: string) {
  const { hostname, port } = new URL(address);
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  await new Promise((resolve) => socket.write(bytes, resolve));
  socket.destroy();
}

const answered = (endpoint: string, method: string, status: number) =>
  `nanpure_http_requests_total{endpoint="${endpoint}",method="${method}",status="${status}"}`;

test('the metrics tell what was asked, how long it took, and how the parts are @11.32', async () => {
  const { address, metricsAddress } = await start();
  const ask = async (path: string, init?: RequestInit) =>
    (await fetch(new URL(path, address), init)).status;
  expect(await ask('/api/hello')).toBe(200);
  expect(await ask('/api/hello?name=Anna')).toBe(200);
  expect(await ask('/api/hello', { method: 'PUT' })).toBe(405);
  expect(await ask('/api/people/anna')).toBe(404);
  expect(await ask('/anna')).toBe(404);
  expect(await ask('/anna', { method: 'DELETE' })).toBe(405);
  expect(await ask(...post('/api/v1/rate', { board: GIVENS }))).toBe(200);
  expect(await ask(...post('/api/v1/rate', { board: 'no board' }))).toBe(400);

  const metrics = await readMetrics(metricsAddress);
  expect(metrics.get(answered('/api/hello', 'GET', 200))).toBe(2);
  expect(metrics.get(answered('/api/hello', 'PUT', 405))).toBe(1);
  expect(metrics.get(answered('none', 'GET', 404))).toBe(1);
  expect(metrics.get(answered('site', 'GET', 404))).toBe(1);
  expect(metrics.get(answered('site', 'DELETE', 405))).toBe(1);
  expect(metrics.get(answered('/api/v1/rate', 'POST', 400))).toBe(1);

  const duration = 'nanpure_http_request_duration_seconds';
  expect(metrics.get(`${duration}_count{endpoint="/api/v1/rate"}`)).toBe(2);
  expect(metrics.get(`${duration}_bucket{endpoint="/api/v1/rate",le="+Inf"}`)).toBe(2);
  expect(metrics.get(`${duration}_sum{endpoint="/api/v1/rate"}`)).toBeGreaterThan(0);

  expect(metrics.get('nanpure_queue_length')).toBe(0);
  expect(metrics.get('nanpure_queue_overloaded')).toBe(0);
  expect(metrics.get('nanpure_queue_begun_total')).toBe(6);
  expect(metrics.get('nanpure_jobs_total{job="rating",outcome="done"}')).toBe(1);
  expect(metrics.get('nanpure_jobs_in_flight{job="rating"}')).toBe(0);
  expect(metrics.get('nanpure_contact_storage_ready{reason=""}')).toBe(1);
  expect(metrics.get('nanpure_contact_unmailed')).toBe(0);
  expect(metrics.get('process_resident_memory_bytes')).toBeGreaterThan(0);
  expect([...metrics.keys()].join()).not.toMatch(/anna/i);
});

test('the metrics are on a port of their own, and nothing else is there @11.32', async () => {
  const { address, metricsAddress } = await start();
  expect((await fetch(new URL('/metrics', address))).status).toBe(404);
  expect((await fetch(new URL('/', metricsAddress))).status).toBe(404);
  expect((await fetch(metricsAddress, { method: 'POST' })).status).toBe(404);
  expect(new URL(metricsAddress).hostname).toBe('127.0.0.1');
});

test('a client that has hung up is 499 in log and metrics, and no error @11.28', async () => {
  const { address, metricsAddress, log } = await start();
  const head = 'Host: localhost\r\nContent-Type: application/json\r\n';
  const body = JSON.stringify({ board: GIVENS });
  const whole = `POST /api/v1/explain HTTP/1.1\r\n${head}Content-Length: ${body.length}\r\n\r\n${body}`;
  // In the middle of its body, and while its answer is worked out.
  await sendAndDisconnect(address, whole.slice(0, -10));
  await sendAndDisconnect(address, whole);
  await vi.waitFor(async () => {
    const metrics = await readMetrics(metricsAddress);
    expect(metrics.get(answered('/api/v1/explain', 'POST', 499))).toBe(2);
  }, 20_000);
  await vi.waitFor(
    () => expect(log.filter((line) => line.includes('"status":499'))).toHaveLength(2),
    20_000,
  );
  expect(log.filter((line) => /"level":[45]0/.test(line))).toEqual([]);
});
