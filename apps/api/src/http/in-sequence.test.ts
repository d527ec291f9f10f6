import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { inSequence } from './in-sequence.ts';

test('runs one after the other, and what the last one does after the handler', async () => {
  const order: string[] = [];
  const app = new Hono().use(
    inSequence(
      (_, next) => {
        order.push('first');
        return next();
      },
      async (c, next) => {
        order.push('last');
        await next();
        order.push(`after ${c.res.status}`);
      },
    ),
  );
  app.get('/', (c) => {
    order.push('handler');
    return c.text('done', 201);
  });
  expect(await (await app.request('/')).text()).toBe('done');
  expect(order).toEqual(['first', 'last', 'handler', 'after 201']);
});

test('the reply of one ends it', async () => {
  const app = new Hono().use(
    inSequence(
      (c) => Promise.resolve(c.text('no', 403)),
      () => {
        throw new Error('never reached');
      },
    ),
  );
  app.get('/', () => {
    throw new Error('never reached');
  });
  expect((await app.request('/')).status).toBe(403);
});
