import type { Context, TypedResponse } from 'hono';
import type { JSONParsed } from 'hono/utils/types';
import { ONE_HOUR } from './cache-control.ts';
import { gzip } from './encoding/gzip.ts';
import { type Representation, sendRepresentation } from './representation.ts';

/** JSON that stays the same until the next deploy, ready to be sent. */
export interface ConstantJson<T> extends Representation {
  readonly value: T;
}

async function hashOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(digest.subarray(0, 16), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Hashes a text once; compresses it when a client first accepts that. */
export async function constantText(text: string, type: string): Promise<Representation> {
  const plain = new TextEncoder().encode(text);
  let zipping: ReturnType<typeof gzip> | undefined;
  const zipped = () => {
    zipping ??= gzip(plain);
    return zipping;
  };
  return { type, plain, hash: await hashOf(plain), forms: { gzip: zipped } };
}

/** JSON that is serialized once. */
export async function constantJson<T>(value: T): Promise<ConstantJson<T>> {
  return { value, ...(await constantText(JSON.stringify(value), 'application/json')) };
}

/** Stands among the replies of a route that has an `ETag`. */
export const NOT_MODIFIED_REPLY = {
  304: { description: 'What the client has, by its `If-None-Match`, is what it would be sent.' },
} as const;

/** Answers with constant JSON, or 304; typed as the 200 of its route. */
export async function sendConstantJson<T>(
  c: Context,
  json: ConstantJson<T>,
  cacheControl = ONE_HOUR,
) {
  const reply = await sendRepresentation(c, json, { cacheControl });
  return reply as Response & TypedResponse<JSONParsed<T>, 200, 'json'>;
}
