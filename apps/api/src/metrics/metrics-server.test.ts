import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { idleSources } from '../testing/metric-sources.ts';
import type { MetricSources } from './metrics.ts';
import { serveMetrics } from './metrics-server.ts';

const LOCAL = { port: 0, host: '127.0.0.1' };

/** Asks a server for its metrics; what it logged, and what it answered. */
async function ask(sources: MetricSources) {
  const logger = { info: vi.fn(), error: vi.fn() };
  const server = await serveMetrics(LOCAL, sources, logger);
  if (!server.ok) throw new Error(server.error);
  onTestFinished(() => void server.value.close());
  const { port } = server.value.address() as AddressInfo;
  const reply = await fetch(`http://${LOCAL.host}:${port}/metrics`);
  return { status: reply.status, text: await reply.text(), logged: logger.error.mock.calls };
}

test('metrics that cannot be read are a 500, with the reason in the log alone @11.32', async () => {
  const err = new Error('no queue');
  const queue = () => {
    throw err;
  };
  const { status, text, logged } = await ask(idleSources({ queue }));
  expect(status).toBe(500);
  expect(text).toBe('');
  expect(logged).toEqual([[{ err }, 'metrics not answered']]);
});

test('metrics that can be read log nothing', async () => {
  const { status, logged } = await ask(idleSources());
  expect(status).toBe(200);
  expect(logged).toEqual([]);
});

test('how many wait to be mailed is not 0 where that is unknown', async () => {
  const counts = [0, 2, undefined];
  const unmailed = () => Promise.resolve(counts.shift());
  const sources = idleSources({ unmailed });
  const told = async () => /^nanpure_contact_unmailed (.*)$/m.exec((await ask(sources)).text)?.[1];
  expect(await told()).toBe('0');
  expect(await told()).toBe('2');
  // Go, in which Prometheus is written, reads it in any case.
  expect(await told()).toMatch(/^NaN$/i);
});
