import { readFileSync } from 'node:fs';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { createDocs } from './src/site/docs/docs.ts';
import { BANK } from './src/testing/bank.ts';
import { createTestApp } from './src/testing.ts';

const app = new Hono();
app.all('*', (c) =>
  createTestApp({
    problems: BANK,
    docs: createDocs({
      styles: readFileSync('public/docs.css'),
      script: readFileSync('public/docs.js'),
    }),
  }).fetch(c.req.raw),
);
serve({ fetch: app.fetch, port: 4114 });
