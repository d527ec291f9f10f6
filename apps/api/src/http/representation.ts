import type { Context } from 'hono';
import { chooseEncoding, type Encoding } from './encoding/accept-encoding.ts';
import { varyBy } from './headers/vary.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/** A body that is sent many times: its bytes, plain and compressed. */
export interface Representation {
  /** The `Content-Type`. */
  readonly type: string;
  readonly plain: Bytes;
  /** Differs wherever the bytes differ; letters, digits, `-` and `_`. */
  readonly hash: string;
  /** The compressed bytes by their encoding. */
  readonly forms: { readonly [Each in Encoding]?: () => Bytes | Promise<Bytes> };
}

interface SendOptions {
  readonly cacheControl: string;
  /** 404 for the page that says "not found". */
  readonly status?: 200 | 404;
}

/** Whether `If-None-Match` has an ETag, perhaps weakened by a proxy. */
function matchesETag(header: string | undefined, tag: string): boolean {
  if (header === undefined) return false;
  return header.split(',').some((each) => ['*', tag, `W/${tag}`].includes(each.trim()));
}

/**
 * Answers with a representation in the encoding that the client prefers, or with 304. Ignores `Range`, as
 * HTTP allows: everything here is small.
 */
export async function sendRepresentation(
  c: Context,
  { type, plain, hash, forms }: Representation,
  { cacheControl, status = 200 }: SendOptions,
): Promise<Response> {
  const accepted = c.req.header('Accept-Encoding');
  const encoding = chooseEncoding(accepted, (each) => forms[each] !== undefined);
  const form = encoding && forms[encoding];
  const tag = encoding ? `"${hash}-${encoding}"` : `"${hash}"`;
  c.header('Cache-Control', cacheControl);
  if (forms.br ?? forms.gzip) varyBy(c, 'Accept-Encoding');
  if (status === 200) {
    c.header('ETag', tag);
    if (matchesETag(c.req.header('If-None-Match'), tag)) return c.body(null, 304);
  }
  const body = form ? await form() : plain;
  return c.body(body, status, {
    'Content-Type': type,
    'Content-Length': String(body.byteLength),
    ...(encoding && { 'Content-Encoding': encoding }),
  });
}
