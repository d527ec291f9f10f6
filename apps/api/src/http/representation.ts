import type { Context } from 'hono';
import { chooseEncoding, type Encoding } from './accept-encoding.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/** Something to be sent many times: its bytes, and the compressed forms of them that there are. */
export interface Representation {
  /** As in `Content-Type`. */
  readonly type: string;
  readonly plain: Bytes;
  /** Differs wherever the bytes differ; letters, digits, `-` and `_`. */
  readonly hash: string;
  /** Made when they are first asked for, and kept. */
  readonly forms: { readonly [Each in Encoding]?: () => Bytes | Promise<Bytes> };
}

/** How a representation is sent. */
interface ReplyOptions {
  /** As in `Cache-Control`. */
  readonly cacheControl: string;
  /** A page that says that another one isn't there has its status. */
  readonly status?: 200 | 404;
}

/** Whether `If-None-Match` names an entity tag, be it weakened on the way. */
function isKnown(header: string | undefined, tag: string): boolean {
  if (header === undefined) return false;
  return header.split(',').some((each) => ['*', tag, `W/${tag}`].includes(each.trim()));
}

/**
 * Answers with a representation: compressed as the client weighs it, and 304 where the client has it. A part
 * of it can't be asked for: everything here is small, and `Range` may be ignored.
 */
export async function sendRepresentation(
  c: Context,
  { type, plain, hash, forms }: Representation,
  { cacheControl, status = 200 }: ReplyOptions,
): Promise<Response> {
  const accepted = c.req.header('Accept-Encoding');
  const encoding = chooseEncoding(accepted, (each) => forms[each] !== undefined);
  const form = encoding && forms[encoding];
  const tag = encoding ? `"${hash}-${encoding}"` : `"${hash}"`;
  c.header('Cache-Control', cacheControl);
  if (forms.br ?? forms.gzip) c.header('Vary', 'Accept-Encoding', { append: true });
  if (status === 200) {
    c.header('ETag', tag);
    if (isKnown(c.req.header('If-None-Match'), tag)) return c.body(null, 304);
  }
  const body = form ? await form() : plain;
  return c.body(body, status, {
    'Content-Type': type,
    'Content-Length': String(body.byteLength),
    ...(encoding && { 'Content-Encoding': encoding }),
  });
}
