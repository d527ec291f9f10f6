import { describe, expect, test } from 'vitest';
import { readDocument } from '../../testing/openapi.ts';
import { createTestApp } from '../../testing.ts';
import { ERROR_CODES, ERRORS } from './error-catalogue.ts';

const json: unknown = await (await createTestApp().request('/api/openapi.json')).json();
const document = readDocument(json);
const { operations, schemas, examples, violationOf } = document;

/** The documented error responses of each operation. */
const REPLIES = operations.flatMap((operation) =>
  Object.entries(operation.responses)
    .filter(([status]) => Number(status) >= 400)
    .map(([status, reply]) => ({ operation, path: operation.path, status, ...reply })),
);

const mediaOf = (path: string) =>
  path.startsWith('/api/v1/')
    ? ['application/problem+json']
    : ['application/json', 'application/problem+json'];

describe('the document', () => {
  test('gives each operation an id and a documented tag', () => {
    expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length);
    const groups = document.tags.map(({ name }) => name);
    for (const { tags } of operations) {
      expect(tags).toHaveLength(1);
      expect(groups).toEqual(expect.arrayContaining(tags));
    }
  });

  test('has the errors of all endpoints: 405, 500, and 503 for overload', () => {
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

  test('says that every reply has an id', () => {
    for (const { path, responses } of operations) {
      for (const { headers } of Object.values(responses)) {
        expect(headers, path).toHaveProperty('X-Request-Id');
      }
    }
  });

  test('says of what takes long that a client has a limit, and how much of it is left', () => {
    const isLong = ({ content }: (typeof REPLIES)[number]) =>
      Object.values(content).some(({ examples }) => 'time-limit' in examples);
    const long = REPLIES.filter(isLong).map(({ operation }) => operation);
    expect(long).not.toEqual([]);
    for (const { path, responses } of long) {
      expect(Object.keys(responses), path).toContain('429');
      expect(responses['200']?.headers, path).toHaveProperty('RateLimit');
    }
  });

  test('explains each error @11.29', () => {
    for (const code of ERROR_CODES) {
      const { status, meaning } = ERRORS[code];
      expect(meaning).toMatch(/^[A-Z].*\.$/);
      expect(document.info.description).toContain(`| ${status} | \`${code}\` | ${meaning} |`);
      expect(examples[code]?.summary).toBe(meaning);
    }
  });

  test('says of which type errors are: problem details below v1, elsewhere on demand', () => {
    for (const { path, content } of REPLIES) expect(Object.keys(content)).toEqual(mediaOf(path));
  });

  test('describes notes and techniques for generated clients', () => {
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
  test('have the status under which they stand, and match the schema @11.29', () => {
    // Many replies are the same: each is read once.
    const seen = new Set<string>();
    for (const { operation, path, status, content } of REPLIES) {
      const [type = ''] = mediaOf(path);
      const codes = ERROR_CODES.filter((code) => content[type]?.examples[code] !== undefined);
      expect(codes).not.toEqual([]);
      const key = `${type} ${codes}`;
      if (seen.has(key)) continue;
      seen.add(key);
      for (const code of codes) {
        expect(ERRORS[code].status).toBe(Number(status));
        expect(examples[code]?.value).toMatchObject({ code, status: Number(status) });
        expect(violationOf(operation, Number(status), examples[code]?.value, type)).toBe(undefined);
      }
    }
  });

  test('do not match the schema with the details or the status of another error', () => {
    const [operation] = operations;
    if (!operation) throw new Error('no operation');
    const overloaded = Object(examples.overloaded?.value);
    expect(violationOf(operation, 503, overloaded)).toBe(undefined);
    for (const wrong of [
      { details: { limit: 1 } },
      { code: 'unheard-of' },
      { code: 'time-limit' },
      { status: 500 },
      { type: undefined },
    ]) {
      expect(violationOf(operation, 503, { ...overloaded, ...wrong })).toBeDefined();
    }
  });
});
