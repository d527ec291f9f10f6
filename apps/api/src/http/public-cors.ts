import type { MiddlewareHandler } from 'hono';
import { every } from 'hono/combine';
import { cors } from 'hono/cors';

/** What pages of any site may call: everything but the contact form, which is for our own pages. */
export const OPEN_ENDPOINTS = [
  'hello',
  'validate_solution',
  'get_hint',
  'get_techniques',
  'generate_example',
  'openapi.json',
];

const A_DAY_IN_SECONDS = 86_400;

const allowAll = cors({
  origin: '*',
  allowMethods: ['GET', 'HEAD', 'POST'],
  allowHeaders: ['Content-Type', 'Accept-Language'],
  exposeHeaders: ['Retry-After'],
  maxAge: A_DAY_IN_SECONDS,
});

/** Replies may be used by pages of other sites; without it only by our own. */
const shareReply: MiddlewareHandler = async (c, next) => {
  await next();
  c.header('Cross-Origin-Resource-Policy', 'cross-origin');
};

/** Lets pages of any site call an endpoint, without cookies or anything else of the visitor's. */
export const openToAll: MiddlewareHandler = every(shareReply, allowAll);
