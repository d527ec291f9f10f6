import { serve } from '@hono/node-server';
import { Hono } from 'hono';

/* The least that Hono can do: what our own replies are measured against. */
const app = new Hono();
app.get('/hello', (c) => c.json({ message: 'Hello' }));
serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) => {
  process.stdout.write(`Bare Hono is at http://127.0.0.1:${port}\n`);
});
