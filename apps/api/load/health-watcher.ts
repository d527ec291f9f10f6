import { setTimeout as sleep } from 'node:timers/promises';
import { type Answer, openConnection } from './connection.ts';
import { REQUESTS } from './requests.ts';
import { within } from './within.ts';

/** How often health is asked for, in milliseconds. */
const EVERY = 20;

/** One question on a connection of its own, as those who watch over servers ask it. In milliseconds. */
async function askOnce(address: URL): Promise<number> {
  const since = performance.now();
  const connection = await openConnection(address);
  const answer = new Promise<Answer>((resolve) => connection.ask(REQUESTS.health, resolve));
  const { status } = await within('health', answer);
  const ms = performance.now() - since;
  connection.close();
  if (status !== 200) throw new Error(`health answered ${status}`);
  return ms;
}

/** Asks the server at an address whether it lives, until it is told to end. */
async function watch(address: URL) {
  const times: number[] = [];
  let isOver = false;
  process.once('message', () => {
    isOver = true;
  });
  await askOnce(address);
  process.send?.('ready');
  while (!isOver) {
    times.push(await askOnce(address));
    await sleep(EVERY);
  }
  process.send?.(
    times.sort((a, b) => a - b),
    () => process.disconnect(),
  );
}

await watch(new URL(process.argv[2] ?? ''));
