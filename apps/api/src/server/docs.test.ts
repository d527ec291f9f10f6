import { expect, test } from 'vitest';
import { createTestApp } from '../testing.ts';
import { createDocs } from './docs.ts';

const app = createTestApp({ docs: createDocs() });

test('the page loads nothing but files of this server, all of them there', async () => {
  const page = await app.request('/api/docs');
  expect(page.headers.get('Content-Type')).toContain('text/html');
  const html = await page.text();
  const links = [...html.matchAll(/(?:src|href)="([^"]*)"/g)].map(([, link = '']) => link);
  expect(links).toHaveLength(4);
  for (const link of links) {
    const url = new URL(link, 'http://localhost/api/docs');
    expect(url.origin).toBe('http://localhost');
    expect((await app.request(url.pathname)).status).toBe(200);
  }
  expect(html).not.toMatch(/<script>|<style|style="|onload/);
});

test('no other file of the package is served', async () => {
  for (const file of ['package.json', 'index.html', 'swagger-ui.js', '../package.json', '']) {
    expect((await app.request(`/api/docs/${file}`)).status).toBe(404);
  }
});

test('the document lists all errors', async () => {
  const document = await (await app.request('/api/openapi.json')).json();
  expect(document).toMatchObject({
    info: { description: expect.stringContaining('| 429 | `too-many-requests` |') },
  });
});
