import { randomInt } from 'node:crypto';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { IS_PROOF } from '../../../../packages/engine/src/testing/proof.ts';
import { addressOf, exitCode, spawnServer, temporaryFolder } from '../testing/server-process.ts';
import { openContactStore } from './open-store.ts';

const KILLS = IS_PROOF ? 200 : 2;
vi.setConfig({ testTimeout: KILLS * 20_000 });

const SENDERS = 4;

/** Sends messages until the server is killed; resolves to those that were answered with 200. */
async function sendUntilGone(address: string, name: string, onStored: () => void) {
  const stored: string[] = [];
  for (let count = 0; ; count++) {
    const message = `${name}-${count}`;
    try {
      const reply = await fetch(`${address}/api/send-contact`, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          // Each from another address, so that the rate limit isn't reached.
          'X-Forwarded-For': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`,
        },
        body: JSON.stringify({ message }),
      });
      if (reply.status !== 200) continue;
    } catch {
      return stored;
    }
    stored.push(message);
    onStored();
  }
}

test(`a server that is killed ${KILLS} times while it stores messages loses none that it confirmed @7.4 @11.6`, async () => {
  const url = `file:${join(temporaryFolder(), 'contact.db')}`;
  const confirmed: string[] = [];
  for (let kill = 0; kill < KILLS; kill++) {
    const server = spawnServer({ PORT: '0', DATABASE_URL: url, TRUST_PROXY: '1' });
    const address = await addressOf(server);
    let left = randomInt(1, 60);
    const killed = exitCode(server);
    const onStored = () => {
      left--;
      if (left === 0) server.kill('SIGKILL');
    };
    const senders = Array.from({ length: SENDERS }, (_, sender) =>
      sendUntilGone(address, `${kill}-${sender}`, onStored),
    );
    confirmed.push(...(await Promise.all(senders)).flat());
    expect(await killed).toEqual({ code: null, signal: 'SIGKILL' });
  }
  const store = await openContactStore(url, { now: Date.now, mails: false });
  const kept = (await store.list()).map(({ message }) => message);
  const times = new Map<string, number>();
  for (const message of kept) times.set(message, (times.get(message) ?? 0) + 1);
  expect(confirmed.length).toBeGreaterThanOrEqual(KILLS);
  expect(confirmed.filter((message) => times.get(message) !== 1)).toEqual([]);
});
