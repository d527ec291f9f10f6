import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { addressOf, spawnServerOnFullDisk, temporaryFolder } from '../testing/server-process.ts';
import { GIVENS } from '../testing.ts';
import { openContactStore } from './open-store.ts';

vi.setConfig({ testTimeout: 60_000 });

const MESSAGES = 40;

test.skipIf(process.platform === 'win32')(
  'a full disk: contact 503, hints go on, and what was confirmed is there (skipped on Windows) @11.7',
  async () => {
    const url = `file:${join(temporaryFolder(), 'contact.db')}`;
    const server = spawnServerOnFullDisk({ PORT: '0', DATABASE_URL: url, TRUST_PROXY: '1' }, 200);
    const address = await addressOf(server);
    const post = (path: string, body: object, from: number) =>
      fetch(`${address}${path}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': `192.0.2.${from}` },
        body: JSON.stringify(body),
      });

    const confirmed: string[] = [];
    const refusals: unknown[] = [];
    for (let sent = 0; sent < MESSAGES; sent++) {
      const message = `${sent} ${'x'.repeat(4_900)}`;
      const reply = await post('/api/send-contact', { message }, sent);
      if (reply.status === 200) confirmed.push(message);
      else refusals.push({ status: reply.status, ...Object(await reply.json()) });
    }
    expect(confirmed).not.toEqual([]);
    expect(refusals).not.toEqual([]);
    for (const refusal of refusals) {
      expect(refusal).toMatchObject({ status: 503, code: 'storage-unavailable' });
    }
    expect((await post('/api/get_hint', { board: GIVENS }, 0)).status).toBe(200);
    const store = await openContactStore(url, { now: Date.now, mails: false });
    expect((await store.list()).map(({ message }) => message)).toEqual(confirmed);
  },
);
