import type { Hono } from 'hono';

/** A response that is built once, and written as it is each time. */
export interface StaticResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Builds the response of an app that answers all requests alike. */
export async function buildStaticResponse(app: Hono, path = '/'): Promise<StaticResponse> {
  const response = await app.request(path);
  const body = await response.text();
  const headers = { ...Object.fromEntries(response.headers), 'content-length': `${body.length}` };
  return { status: response.status, headers, body };
}
