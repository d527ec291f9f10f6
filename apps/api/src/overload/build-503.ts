import { Hono } from 'hono';
import { API_BASE, V1_BASE } from '../http/api-base.ts';
import { publicCors } from '../http/public-cors.ts';
import { identifyRequests } from '../http/request-id.ts';
import { dataSecurityHeaders } from '../http/security-headers.ts';
import { buildStaticResponse, type StaticResponse } from '../http/static-response.ts';
import { replyOverloaded } from './shed-load.ts';

/** The 503 below v1, and that of the rest of the API: their media types differ. */
export interface Responses503 {
  readonly v1: StaticResponse;
  readonly others: StaticResponse;
}

/** Builds the 503 of an overloaded server: working it out for each request would add to the load. */
export async function build503(): Promise<Responses503> {
  const app = new Hono();
  app.use(dataSecurityHeaders, identifyRequests, publicCors);
  app.all('*', replyOverloaded);
  return {
    v1: await buildStaticResponse(app, `${V1_BASE}/`),
    others: await buildStaticResponse(app, `${API_BASE}/`),
  };
}
