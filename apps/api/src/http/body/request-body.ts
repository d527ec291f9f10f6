import type { Context } from 'hono';

/** Whether requests of this method have a body that any endpoint reads. */
export function mayHaveBody(method: string): boolean {
  return method !== 'GET' && method !== 'HEAD';
}

const UTF_8 = new TextDecoder('utf-8', { fatal: true });

/**
 * Reads all of a body, and whether it is UTF-8: parsers would replace what isn't. Handlers are given the text, instead
 * of decoding the bytes again. Rejects where the client disconnects.
 */
export async function isBodyUtf8({ req }: Context): Promise<boolean> {
  const bytes = await req.arrayBuffer();
  try {
    Object.assign(req.bodyCache, { text: Promise.resolve(UTF_8.decode(bytes)) });
    return true;
  } catch {
    return false;
  }
}
