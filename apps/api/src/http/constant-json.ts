import type { Context, TypedResponse } from 'hono';
import type { JSONParsed } from 'hono/utils/types';
import { type Representation, sendRepresentation } from './representation.ts';

/** For replies that stay the same until the next deploy. */
const KEEP_FOR_AN_HOUR = 'public, max-age=3600';

/** JSON that stays the same, ready to be sent. */
export interface ConstantJson<T> extends Representation {
  /** What it was made of. */
  readonly value: T;
}

async function zip(bytes: Uint8Array<ArrayBuffer>) {
  const stream = new Blob([bytes]).stream().pipeThrough(new CompressionStream('gzip'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

async function hashOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(digest.subarray(0, 16), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Makes JSON that stays the same. It is compressed when that is first asked for. */
export async function constantJson<T>(value: T): Promise<ConstantJson<T>> {
  const plain = new TextEncoder().encode(JSON.stringify(value));
  let zipping: ReturnType<typeof zip> | undefined;
  const gzip = () => {
    zipping ??= zip(plain);
    return zipping;
  };
  return { value, type: 'application/json', plain, hash: await hashOf(plain), forms: { gzip } };
}

/** Answers with JSON that stays the same, for a route that is described as having it: 304 where it is known. */
export async function replyConstant<T>(c: Context, json: ConstantJson<T>) {
  const reply = await sendRepresentation(c, json, { cacheControl: KEEP_FOR_AN_HOUR });
  return reply as Response & TypedResponse<JSONParsed<T>, 200, 'json'>;
}
