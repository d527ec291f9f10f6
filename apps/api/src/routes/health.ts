import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi';
import type { Dependencies } from '../dependencies.ts';
import { errorResponses } from '../http/errors/error-docs.ts';
import { replyError } from '../http/errors/errors.ts';
import { TAGS } from '../http/tags.ts';

function statusSchema<Status extends string>(status: Status) {
  return { 'application/json': { schema: z.object({ status: z.literal(status) }) } };
}

const aliveRoute = createRoute({
  method: 'get',
  path: '/healthz',
  operationId: 'healthz',
  tags: [TAGS.server],
  summary: 'Whether the server is alive',
  responses: {
    200: { description: 'It is.', content: statusSchema('ok') },
    ...errorResponses(),
  },
});

const readyRoute = createRoute({
  method: 'get',
  path: '/readyz',
  operationId: 'readyz',
  tags: [TAGS.server],
  summary: 'Whether the server can do all that it is for',
  responses: {
    200: { description: 'It can.', content: statusSchema('ready') },
    ...errorResponses('not-ready'),
  },
});

/** GET /healthz and /readyz: for monitoring. */
export function health({ missing }: Pick<Dependencies, 'missing'>) {
  return new OpenAPIHono()
    .openapi(aliveRoute, (c) => c.json({ status: 'ok' as const }, 200))
    .openapi(readyRoute, async (c) => {
      const parts = (await missing()).join(', ');
      if (parts === '') return c.json({ status: 'ready' as const }, 200);
      return replyError(c, { code: 'not-ready', details: { missing: parts } });
    });
}
