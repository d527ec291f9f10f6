import { createInterface } from 'node:readline';

/**
 * The address that a server of ours writes once it listens; what it writes from then on is discarded. Rejects where its
 * output ends before that, as it does where the server cannot start.
 * @param {import('node:stream').Readable} output
 * @returns {Promise<URL>}
 */
export async function serverAddress(output) {
  for await (const line of createInterface(output)) {
    const [, address] = / is at (http:\S+)$/.exec(line) ?? [];
    if (!address) continue;
    // Else the server would wait for a reader at some time.
    output.resume();
    return new URL(address);
  }
  throw new Error('The server ended before it listened.');
}
