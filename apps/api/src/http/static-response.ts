import type { Hono } from 'hono';
import { ID_FIELD } from './request-id.ts';

/** A response that is built once, and written each time with the id of the request. */
export interface StaticResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Stands for the id of the request where there is none yet. */
const ID_PLACEHOLDER = 'id-of-the-request';

/** Builds the response of an app that answers all requests alike. */
export async function buildStaticResponse(app: Hono, path = '/'): Promise<StaticResponse> {
  const response = await app.request(path, { headers: { [ID_FIELD]: ID_PLACEHOLDER } });
  const body = await response.text();
  return { status: response.status, headers: Object.fromEntries(response.headers), body };
}

/** The response to one request: with its id, and the length that it has with that. */
export function responseTo(
  id: string,
  { status, headers, body: template }: StaticResponse,
): StaticResponse {
  const body = template.replace(ID_PLACEHOLDER, id);
  const own = { [ID_FIELD.toLowerCase()]: id, 'content-length': `${body.length}` };
  return { status, headers: { ...headers, ...own }, body };
}
