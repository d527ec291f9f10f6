import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { readDocument } from '../testing/openapi.ts';
import { createTestApp } from '../testing.ts';
import { ERROR_CODES, ERRORS } from './error-catalogue.ts';

const ErrorReplySchema = z.object({
  description: z.string(),
  headers: z.record(z.string(), z.unknown()).default({}),
  content: z.object({
    'application/json': z.object({
      examples: z.record(
        z.string(),
        z.object({ summary: z.string(), value: z.looseObject({ code: z.enum(ERROR_CODES) }) }),
      ),
    }),
  }),
});

const OperationSchema = z.object({
  operationId: z.string(),
  tags: z.array(z.string()).length(1),
  responses: z.record(z.string(), z.unknown()),
});

const DocumentSchema = z.object({
  info: z.object({ license: z.object({ name: z.literal('MIT') }), description: z.string() }),
  tags: z.array(z.object({ name: z.string(), description: z.string() })),
  security: z.array(z.unknown()).length(0),
  paths: z.record(z.string(), z.record(z.string(), OperationSchema)),
});

const json: unknown = await (await createTestApp().request('/api/openapi.json')).json();
const document = DocumentSchema.parse(json);
const { operations, schemas, violationOf } = readDocument(json);

/** The error replies that the document has for each endpoint. */
const REPLIES = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.values(methods).flatMap(({ responses }) =>
    Object.entries(responses)
      .filter(([status]) => status !== '200')
      .map(([status, reply]) => ({ path, status, ...ErrorReplySchema.parse(reply) })),
  ),
);

describe('the document', () => {
  test('names each operation, and puts it into a group that is described', () => {
    const all = Object.values(document.paths).flatMap((methods) => Object.values(methods));
    expect(new Set(all.map(({ operationId }) => operationId)).size).toBe(all.length);
    const groups = document.tags.map(({ name }) => name);
    for (const { tags } of all) expect(groups).toEqual(expect.arrayContaining(tags));
  });

  test('has what every endpoint may answer: another method, a fault, and too much to do', () => {
    for (const { path, responses } of operations) {
      const statuses = path.startsWith('/api/') ? ['405', '500', '503'] : ['405', '500'];
      expect(Object.keys(responses), path).toEqual(expect.arrayContaining(statuses));
    }
  });

  test.each([
    ['405', 'Allow'],
    ['429', 'Retry-After'],
    ['503', 'Retry-After'],
  ])('says that a %s has %s', (status, header) => {
    const replies = REPLIES.filter((each) => each.status === status && each.path !== '/readyz');
    expect(replies).not.toEqual([]);
    for (const { headers } of replies) expect(headers).toHaveProperty(header);
  });

  test('says of each error what it means @11.29', () => {
    for (const code of ERROR_CODES) {
      const { status, meaning } = ERRORS[code];
      expect(meaning).toMatch(/^[A-Z].*\.$/);
      expect(document.info.description).toContain(`| ${status} | \`${code}\` | ${meaning} |`);
    }
  });

  test('shows notes and techniques so that a program can send them', () => {
    expect(schemas.GetHintRequest).toMatchObject({
      properties: {
        hint_level: { default: 1, enum: [1, 2, 3] },
        technique: { enum: expect.arrayContaining(['x-wing']) },
        notes: { additionalProperties: { type: 'array', items: { minimum: 1, maximum: 9 } } },
      },
    });
  });
});

describe('the examples of errors', () => {
  test('are of the status under which they stand, and as the document says @11.29', () => {
    for (const { path, status, content } of REPLIES) {
      const operation = operations.find((each) => each.path === path);
      if (!operation) throw new Error(path);
      const examples = Object.entries(content['application/json'].examples);
      expect(examples).not.toEqual([]);
      for (const [code, { value }] of examples) {
        expect(value.code).toBe(code);
        expect(ERRORS[value.code].status).toBe(Number(status));
        expect(violationOf(operation, Number(status), value), code).toBe(undefined);
      }
    }
  });

  test('go against the document with the details of another error', () => {
    const [operation] = operations;
    if (!operation) throw new Error('no operation');
    const overloaded = { error: 'Busy.', code: 'overloaded', details: { retry_after: 1 } };
    expect(violationOf(operation, 503, overloaded)).toBe(undefined);
    expect(violationOf(operation, 503, { ...overloaded, details: { limit: 1 } })).toBeDefined();
    expect(violationOf(operation, 503, { ...overloaded, code: 'unheard-of' })).toBeDefined();
  });
});
