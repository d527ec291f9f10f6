import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi';
import packageJson from '../../package.json' with { type: 'json' };
import type { Dependencies } from '../dependencies.ts';
import { errorResponses, OVERLOAD_ERRORS } from '../http/errors/error-docs.ts';
import { presetConstants } from '../http/headers/preset-headers.ts';
import { CONTENT_LANGUAGE } from '../http/language.ts';
import { TAGS } from '../http/tags.ts';

const HelloSchema = z
  .object({
    message: z.string().openapi({ example: 'Hello from Nanpure Lab!' }),
    name: z.string().openapi({ description: 'The name of this API.', example: 'Nanpure Lab API' }),
    version: z.string().openapi({ description: 'The version of this API.', example: '0.1.0' }),
    time: z.iso.datetime().openapi({ description: "The server's clock, in UTC." }),
  })
  .openapi('Hello');

const route = createRoute({
  method: 'get',
  path: '/hello',
  operationId: 'hello',
  tags: [TAGS.server],
  summary: 'Checks that the API answers',
  responses: {
    200: {
      description: 'It does.',
      content: { 'application/json': { schema: HelloSchema } },
    },
    ...errorResponses(...OVERLOAD_ERRORS),
  },
});

/** GET /hello: checks that the API answers, and its version. */
export function hello({ now }: Pick<Dependencies, 'now'>) {
  return new OpenAPIHono().openapi(route, (c) => {
    presetConstants(c, CONTENT_LANGUAGE.en);
    return c.json(
      {
        message: 'Hello from Nanpure Lab!',
        name: 'Nanpure Lab API',
        version: packageJson.version,
        time: new Date(now()).toISOString(),
      },
      200,
    );
  });
}
