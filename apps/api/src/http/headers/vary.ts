import type { Context } from 'hono';
import { nodeReply } from './preset-headers.ts';

/** Those of some fields that a list lacks, after it. */
function extended(list: string, fields: readonly string[]): string {
  const known = list === '' ? [] : list.split(', ');
  return [...known, ...fields.filter((field) => !known.includes(field))].join(', ');
}

/** Tells caches, once, that a reply depends on headers of the request. Nothing else may set `Vary`. */
export function varyBy(c: Context, ...fields: readonly string[]) {
  const reply = nodeReply(c);
  if (reply)
    return void reply.setHeader('Vary', extended(`${reply.getHeader('Vary') ?? ''}`, fields));
  // A reply that replaces another one (405 for 404) inherits its headers.
  const before = c.finalized ? (c.res.headers.get('Vary') ?? '').split(', ') : [];
  const added = fields.filter((field) => !before.includes(field));
  if (added.length > 0) c.header('Vary', added.join(', '), { append: true });
  return undefined;
}
