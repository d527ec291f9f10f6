import type { MiddlewareHandler } from 'hono';
import { every } from 'hono/combine';
import { cors } from 'hono/cors';

/** What pages of any site may call: everything but the contact form. */
export const PUBLIC_ENDPOINTS = [
  'hello',
  'validate_solution',
  'get_hint',
  'explain',
  'rate',
  'v1/explain',
  'v1/rate',
  'v1/rate/batch',
  'v1/solve',
  'v1/solve/batch',
  'v1/candidates',
  'v1/steps',
  'get_techniques',
  'generate_example',
  'daily',
  'openapi.json',
];

const ONE_DAY_IN_SECONDS = 86_400;

const allowAnyOrigin = cors({
  origin: '*',
  allowMethods: ['GET', 'HEAD', 'POST'],
  allowHeaders: ['Content-Type', 'Accept-Language'],
  exposeHeaders: ['Retry-After'],
  maxAge: ONE_DAY_IN_SECONDS,
});

const allowCrossOriginResource: MiddlewareHandler = async (c, next) => {
  await next();
  c.header('Cross-Origin-Resource-Policy', 'cross-origin');
};

/** Lets pages of any site call an endpoint, without the visitor's cookies or other credentials. */
export const publicCors: MiddlewareHandler = every(allowCrossOriginResource, allowAnyOrigin);
