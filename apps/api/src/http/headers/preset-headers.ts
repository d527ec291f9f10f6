import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';

/** Names and values. */
export type Fields = readonly (readonly [name: string, value: string])[];

/** Where Node writes the reply; undefined on other platforms. */
export function nodeReply(c: Context): HttpBindings['outgoing'] | undefined {
  const bindings: Partial<HttpBindings> | undefined = c.env;
  return bindings?.outgoing;
}

/** A reply of our own server, for which constant headers cost next to nothing. */
export interface PresettableReply {
  /** Gives it headers, in the place of those of the same names; a list that is the same object each time. */
  preset(fields: Fields): void;
}

/**
 * Gives a reply headers on Node, past its `Response`: to hold these takes a `Headers` more time than all else of a
 * small reply. Those of the `Response` win. False on other platforms, where nothing is done.
 */
function presetOnNode(c: Context, fields: Fields): boolean {
  const reply = nodeReply(c);
  if (!reply) return false;
  for (const [name, value] of fields) reply.setHeader(name, value);
  return true;
}

/** The same with headers that are constant: one list for all replies. */
export function presetConstantsOnNode(c: Context, fields: Fields): boolean {
  const reply: (object & Partial<PresettableReply>) | undefined = nodeReply(c);
  if (!reply?.preset) return presetOnNode(c, fields);
  reply.preset(fields);
  return true;
}

/** Gives a reply headers that its endpoint may replace; to be called before that. */
export function presetHeaders(c: Context, fields: Fields) {
  if (presetOnNode(c, fields)) return;
  for (const [name, value] of fields) c.header(name, value);
}

/** The same with headers that are constant. */
export function presetConstants(c: Context, fields: Fields) {
  if (presetConstantsOnNode(c, fields)) return;
  for (const [name, value] of fields) c.header(name, value);
}
