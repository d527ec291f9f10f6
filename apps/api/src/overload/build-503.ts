import { Hono } from 'hono';
import { publicCors } from '../http/public-cors.ts';
import { securityHeaders } from '../http/security-headers.ts';
import { buildStaticResponse, type StaticResponse } from '../http/static-response.ts';
import { replyOverloaded } from './shed-load.ts';

/** Builds the 503 of an overloaded server: working it out for each request would add to the load. */
export function build503(): Promise<StaticResponse> {
  const app = new Hono();
  app.use(securityHeaders(), publicCors);
  app.all('*', replyOverloaded);
  return buildStaticResponse(app);
}
