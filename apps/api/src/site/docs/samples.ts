import type { ExampleRequest } from './example-requests.ts';
import { literal } from './literal.ts';

/** The languages of the samples, the first one shown at first. */
export const SAMPLE_LANGUAGES = ['curl', 'typescript', 'python'] as const;

export type SampleLanguage = (typeof SAMPLE_LANGUAGES)[number];

/** What a sample is to do. */
export interface Call extends ExampleRequest {
  readonly origin: string;
  /** Whether the reply is JSON, and no picture. */
  readonly isJson: boolean;
}

const JSON_TYPE = 'application/json';

function quoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}

/** What a shell has to be shown in quotes. */
const SPECIAL = /[^\w./:-]/;

function indented(text: string, indentation: string): string {
  return text.replaceAll('\n', `\n${indentation}`);
}

function curl({ method, path, body, origin }: Call): string {
  const address = origin + path;
  const parts = [`curl ${SPECIAL.test(address) ? quoted(address) : address}`];
  if (method !== 'GET' && body === undefined) parts.push(`-X ${method}`);
  if (body !== undefined) {
    parts.push(`-H 'Content-Type: ${JSON_TYPE}'`, `-d ${quoted(literal(body, 'json'))}`);
  }
  return parts.join(' \\\n  ');
}

function typescript({ method, path, body, origin, isJson }: Call): string {
  const options = [
    ...(method === 'GET' ? [] : [`method: '${method}',`]),
    ...(body === undefined
      ? []
      : [
          `headers: { 'Content-Type': '${JSON_TYPE}' },`,
          `body: JSON.stringify(${indented(literal(body, 'typescript'), '  ')}),`,
        ]),
  ];
  const second = options.length > 0 ? `, {\n  ${options.join('\n  ')}\n}` : '';
  return `const reply = await fetch('${origin}${path}'${second});
if (!reply.ok) throw new Error((await reply.json()).error);
console.log(await reply.${isJson ? 'json' : 'text'}());`;
}

function python({ path, body, origin, isJson }: Call): string {
  const address = JSON.stringify(origin + path);
  const request =
    body === undefined
      ? address
      : `Request(
    ${address},
    data=json.dumps(${indented(literal(body, 'python'), '    ')}).encode(),
    headers={"Content-Type": "${JSON_TYPE}"},
)`;
  const imports = [
    ...(isJson || body !== undefined ? ['import json'] : []),
    `from urllib.request import ${body === undefined ? '' : 'Request, '}urlopen`,
  ];
  const opened = body === undefined ? request : 'request';
  return `${imports.join('\n')}

${body === undefined ? '' : `request = ${request}\n`}with urlopen(${opened}) as reply:
    print(${isJson ? 'json.dumps(json.load(reply), indent=2, ensure_ascii=False)' : 'reply.read().decode()'})`;
}

const WRITERS: Readonly<Record<SampleLanguage, (call: Call) => string>> = {
  curl,
  typescript,
  python,
};

/** How a call is made in a language, with nothing but what comes with it. */
export function sampleOf(call: Call, language: SampleLanguage): string {
  return WRITERS[language](call);
}
