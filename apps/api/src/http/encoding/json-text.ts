import type { Context, TypedResponse } from 'hono';
import type { JSONParsed } from 'hono/utils/types';
import { varyBy } from '../headers/vary.ts';
import { chooseEncoding } from './accept-encoding.ts';
import { gzip } from './gzip.ts';

/** Shorter texts fit into a few packets as they are, and compressing them takes longer than sending them. */
const WORTH_COMPRESSING = 8_192;

/**
 * Answers with the JSON of a `Reply` that is text already, compressed where it is long and the client accepts that;
 * typed as the 200 of its route.
 */
export async function sendJsonText<Reply>(c: Context, text: string) {
  const headers = { 'Content-Type': 'application/json' };
  const reply: Response = (await compressed(c, text, headers)) ?? c.body(text, 200, headers);
  return reply as Response & TypedResponse<JSONParsed<Reply>, 200, 'json'>;
}

async function compressed(c: Context, text: string, headers: Readonly<Record<string, string>>) {
  if (text.length < WORTH_COMPRESSING) return undefined;
  varyBy(c, 'Accept-Encoding');
  const encoding = chooseEncoding(c.req.header('Accept-Encoding'), (each) => each === 'gzip');
  if (encoding === undefined) return undefined;
  const body = await gzip(new TextEncoder().encode(text));
  return c.body(body, 200, { ...headers, 'Content-Encoding': encoding });
}
