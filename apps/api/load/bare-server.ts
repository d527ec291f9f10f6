import { once } from 'node:events';
import type { Server } from 'node:http';
import { serve } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { z } from 'zod';
import { describeAddress } from '../src/server/address.ts';

/*
 * What Hono alone carries: routes that answer what they were given in the environment, and the site's files by
 * `serveStatic`. No validation, no headers, no log, nothing worked out.
 */

const Replies = z.record(z.string(), z.json());
const replies = Replies.parse(JSON.parse(process.env.REPLIES ?? '{}'));
const root = z.string().parse(process.env.SITE);

const app = new Hono();
for (const [path, reply] of Object.entries(replies)) {
  app.get(path, (c) => c.json(reply));
  app.post(path, async (c) => {
    await c.req.json();
    return c.json(reply);
  });
}
app.use(serveStatic({ root, precompressed: true }));

const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }) as Server;
await once(server, 'listening');
process.stdout.write(`Hono is at ${describeAddress(server.address())}\n`);
