import { fileURLToPath } from 'node:url';
import { createContext, runInContext } from 'node:vm';
import { build } from 'esbuild';
import { handle, type LambdaContext, type LambdaEvent } from 'hono/aws-lambda';
import { describe, expect, test, vi } from 'vitest';
import { createTestApp, GIVENS } from './testing.ts';

vi.setConfig({ testTimeout: 60_000 });

const HINT = { board: GIVENS, hint_level: 3 };

/** Bundles a file for a platform without Node's modules. */
async function bundle(file: string, globalName: string) {
  const { outputFiles, metafile } = await build({
    entryPoints: [fileURLToPath(new URL(file, import.meta.url))],
    bundle: true,
    write: false,
    metafile: true,
    minify: true,
    format: 'iife',
    globalName,
    platform: 'neutral',
    mainFields: ['module', 'main'],
    conditions: ['@nanpure/source', 'worker'],
    logLevel: 'silent',
  });
  const [output] = outputFiles;
  if (!output) throw new Error('no bundle');
  return {
    script: output.text,
    size: output.contents.length,
    inputs: Object.keys(metafile.inputs),
  };
}

/** The globals of a worker in a browser, Cloudflare or Deno: web APIs, none of Node's. */
function webGlobals() {
  const { Request, Response, Headers, URL, URLSearchParams, FormData, Blob, crypto } = globalThis;
  const { TextEncoder, TextDecoder, ReadableStream, TransformStream, AbortController } = globalThis;
  return createContext({
    ...{ Request, Response, Headers, URL, URLSearchParams, FormData, Blob, crypto },
    ...{ TextEncoder, TextDecoder, ReadableStream, TransformStream, AbortController },
  });
}

describe('on Workers', () => {
  test('the app is built without anything of Node, and answers', async () => {
    // Fails on any import of Node's modules.
    const { script } = await bundle('testing.ts', 'testing');
    const request = new Request('https://worker.example/api/get_hint', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(HINT),
    });
    const context = webGlobals();
    runInContext(`${script}; globalThis.worker = testing.createTestApp();`, context);
    expect(runInContext('typeof process + typeof Buffer + typeof require', context)).toBe(
      'undefined'.repeat(3),
    );
    const reply: Response = await context.worker.fetch(request);
    expect(reply.status).toBe(200);
    expect(await reply.json()).toMatchObject({ level: 3, technique: 'hidden-single' });
    expect(reply.headers.get('Content-Security-Policy')).toContain("default-src 'none'");
  });
});

describe('on AWS Lambda', () => {
  const lambda = handle(createTestApp());

  /** A request as an event of API Gateway (format 2.0). */
  function eventOf(method: string, path: string, rawQueryString: string, body: string | null) {
    return {
      version: '2.0',
      routeKey: '$default',
      rawPath: path,
      rawQueryString,
      headers: { host: 'api.example', 'content-type': 'application/json' },
      requestContext: {
        accountId: 'anonymous',
        apiId: 'api',
        authorizer: {},
        domainName: 'api.example',
        domainPrefix: 'api',
        http: { method, path, protocol: 'HTTP/1.1', sourceIp: '192.0.2.1', userAgent: 'test' },
        requestId: 'id',
        routeKey: '$default',
        stage: '$default',
        time: '02/Jan/2026:03:04:05 +0000',
        timeEpoch: 1_767_323_045_000,
      },
      body,
      isBase64Encoded: false,
    } as unknown as LambdaEvent;
  }

  const send = (event: LambdaEvent) => lambda(event, {} as LambdaContext);

  test('a hint is given', async () => {
    const reply = await send(eventOf('POST', '/api/get_hint', '', JSON.stringify(HINT)));
    expect(reply.statusCode).toBe(200);
    expect(JSON.parse(reply.body)).toMatchObject({ level: 3, technique: 'hidden-single' });
  });

  test('a query comes through, and an error has its status', async () => {
    const reply = await send(eventOf('GET', '/api/get_techniques', 'id=luck&language=en', null));
    expect(reply.statusCode).toBe(404);
    expect(JSON.parse(reply.body)).toMatchObject({ code: 'unknown-technique' });
  });
});

test('the client for browsers is small, and brings nothing of the app along', async () => {
  const { size, inputs } = await bundle('client.ts', 'client');
  expect(inputs.filter((path) => !/node_modules\/hono\/dist\/(client|utils)\//.test(path))).toEqual(
    [expect.stringMatching(/src\/client\.ts$/)],
  );
  expect(size).toBeLessThan(6_000);
});
