import type { OpenAPIHono } from '@hono/zod-openapi';
import packageJson from '../../package.json' with { type: 'json' };
import { V1_BASE } from '../http/api-base.ts';
import { ERROR_CODES } from '../http/errors/error-catalogue.ts';
import { errorTable, PROBLEM_JSON } from '../http/errors/error-docs.ts';
import { TAG_DESCRIPTIONS } from '../http/tags.ts';
import {
  errorExamples,
  errorSchemas,
  examplesOfErrors,
  schemaOfErrors,
} from './error-components.ts';

type Document = ReturnType<OpenAPIHono['getOpenAPI31Document']>;
type Operation = NonNullable<NonNullable<Document['paths']>[string]['get']>;

/** A reply of an operation. */
interface Reply {
  readonly description: string;
  readonly headers?: object;
  readonly content?: Readonly<Record<string, { readonly examples?: object }>>;
}

const METHODS = ['get', 'post', 'put', 'delete', 'patch'] as const;

const ABOUT = {
  title: 'Nanpure Lab API',
  version: packageJson.version,
  license: { name: 'MIT', identifier: 'MIT' },
  description: `Sudoku, checked and explained by the engine behind Nanpure Lab. Texts come in English and
Japanese: name a \`language\`, or send \`Accept-Language\`. Pages of any site may call all of it but
\`send-contact\`.

What is below \`/v1\` keeps its fields and their meaning as long as it is called so; more may come to them.

Errors are problem details (RFC 9457) with \`error\`, \`code\` and \`details\` besides. What \`details\` holds
depends on the code. They are \`application/problem+json\` below \`/v1\`, and elsewhere for those who accept that:

${errorTable()}`,
};

const HEADERS = {
  'X-Request-Id': {
    description:
      'What the log calls this request: the id that the request came with, if it has at most 64 letters, digits, `-`, `_` and `=`; or else a new one.',
    schema: { type: 'string' as const },
  },
  'RateLimit-Policy': {
    description: 'How many boards (`q`) are worked out for one address in how many seconds (`w`).',
    schema: { type: 'string' as const, examples: ['"boards";q=600;w=60'] },
  },
  RateLimit: {
    description:
      'How many of them are left (`r`), and in how many seconds all are there again (`t`).',
    schema: { type: 'string' as const, examples: ['"boards";r=599;t=60'] },
  },
  ETag: {
    description:
      'Names the body: sent back as `If-None-Match`, it brings a 304 as long as that is the same.',
    schema: { type: 'string' as const },
  },
};

/** The statuses of replies that say what is left of a client's limit. */
const LIMITED_STATUSES = ['200', '429'];

/** The statuses of replies that name their body, where an operation has the second one. */
const TAGGED_STATUSES = ['200', '304'];

const refToHeader = (name: keyof typeof HEADERS) => ({
  [name]: { $ref: `#/components/headers/${name}` },
});

/** The errors that a reply can be, by the names of its examples. */
function codesOf({ content }: Reply) {
  const names = Object.keys(content?.['application/json']?.examples ?? {});
  return ERROR_CODES.filter((code) => names.includes(code));
}

/** The body of an error reply: problem details below v1, elsewhere by what the client accepts. */
function errorContent(path: string, reply: Reply) {
  const codes = codesOf(reply);
  const media = { schema: schemaOfErrors(codes), examples: examplesOfErrors(codes) };
  return path.startsWith(`${V1_BASE}/`)
    ? { [PROBLEM_JSON]: media }
    : { 'application/json': media, [PROBLEM_JSON]: { schema: media.schema } };
}

interface Place {
  readonly path: string;
  readonly status: string;
  /** Whether clients have a limit here. */
  readonly isLimited: boolean;
  /** Whether clients are told where nothing has changed. */
  readonly isTagged: boolean;
}

function completeReply({ path, status, isLimited, isTagged }: Place, reply: Reply) {
  const saysLimit = isLimited && LIMITED_STATUSES.includes(status);
  const headers = {
    ...refToHeader('X-Request-Id'),
    ...(saysLimit && { ...refToHeader('RateLimit-Policy'), ...refToHeader('RateLimit') }),
    ...(isTagged && TAGGED_STATUSES.includes(status) && refToHeader('ETag')),
    ...reply.headers,
  };
  return {
    ...reply,
    headers,
    ...(Number(status) >= 400 && { content: errorContent(path, reply) }),
  };
}

function completeOperation(path: string, operation: Operation): Operation {
  const replies: Readonly<Record<string, Reply>> = operation.responses ?? {};
  const isLimited = Object.values(replies).some((reply) =>
    codesOf(reply).includes('quota-exceeded'),
  );
  const isTagged = '304' in replies;
  const responses = Object.entries(replies).map(([status, reply]) => [
    status,
    completeReply({ path, status, isLimited, isTagged }, reply),
  ]);
  return { ...operation, responses: Object.fromEntries(responses) };
}

/** Adds what all operations have in common to the description of each. */
function complete(document: Document): Document {
  const paths = Object.entries(document.paths ?? {}).map(([path, item]) => {
    const operations = METHODS.flatMap((method) => {
      const operation = item[method];
      return operation ? [[method, completeOperation(path, operation)]] : [];
    });
    return [path, { ...item, ...Object.fromEntries(operations) }];
  });
  const { schemas, ...components } = document.components ?? {};
  return {
    ...document,
    paths: Object.fromEntries(paths),
    components: {
      ...components,
      schemas: { ...schemas, ...errorSchemas() },
      examples: errorExamples(),
      headers: HEADERS,
    },
  };
}

/** The OpenAPI document of the app. */
export function describeApi(
  app: Pick<OpenAPIHono, 'getOpenAPI31Document'>,
  { publicUrl = '/' }: { readonly publicUrl?: string | undefined },
): Document {
  return complete(
    app.getOpenAPI31Document({
      openapi: '3.1.0',
      info: ABOUT,
      servers: [{ url: publicUrl }],
      tags: TAG_DESCRIPTIONS,
      // No authentication.
      security: [],
    }),
  );
}
