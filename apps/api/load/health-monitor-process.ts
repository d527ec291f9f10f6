import { setTimeout as sleep } from 'node:timers/promises';
import { openConnection, type Reply } from './connection.ts';
import { REQUESTS } from './requests.ts';
import { withTimeout } from './with-timeout.ts';

/** Between two requests. */
const INTERVAL_MS = 20;

/** The response time in milliseconds, on a new connection, as monitoring does it. */
async function requestHealth(address: URL): Promise<number> {
  const since = performance.now();
  const connection = await openConnection(address);
  const reply = new Promise<Reply>((resolve) => connection.send(REQUESTS.health, resolve));
  const { status } = await withTimeout('health', reply);
  const ms = performance.now() - since;
  connection.close();
  if (status !== 200) throw new Error(`health answered ${status}`);
  return ms;
}

/** Until the parent process sends a message. */
async function monitor(address: URL) {
  const times: number[] = [];
  let isOver = false;
  process.once('message', () => {
    isOver = true;
  });
  await requestHealth(address);
  process.send?.('ready');
  while (!isOver) {
    times.push(await requestHealth(address));
    await sleep(INTERVAL_MS);
  }
  process.send?.(
    times.sort((a, b) => a - b),
    () => process.disconnect(),
  );
}

await monitor(new URL(process.argv[2] ?? ''));
