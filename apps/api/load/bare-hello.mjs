import { serve } from '@hono/node-server';
import { Hono } from 'hono';

/* A minimal Hono app, for comparison. */
const app = new Hono();
app.get('/hello', (c) => c.json({ message: 'Hello' }));
serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) => {
  process.stdout.write(`Bare Hono is at http://127.0.0.1:${port}\n`);
});
