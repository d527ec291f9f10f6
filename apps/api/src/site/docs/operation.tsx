import type { ErrorCode } from '@nanpure/content/api';
import { ERRORS } from '../../http/errors/error-catalogue.ts';
import { Code } from './code.tsx';
import type { Operation, Parameter } from './document.ts';
import { type ExampleRequest, exampleRequest } from './example-requests.ts';
import { Fields, Whole } from './field-list.tsx';
import { describe } from './fields.ts';
import { Inline } from './inline.tsx';
import { literal } from './literal.ts';
import type { RecordedReply } from './recorded-replies.ts';
import { SAMPLE_LANGUAGES, type SampleLanguage, sampleOf } from './samples.ts';
import { fill, type View } from './view.ts';

interface Shared {
  readonly view: View;
}

const SAMPLE_NAMES: Readonly<Record<SampleLanguage, string>> = {
  curl: 'curl',
  typescript: 'TypeScript',
  python: 'Python',
};

const titleIdOf = (operation: string) => `${operation}-title`;

/** A button that each operation has is named by what it says, and by the operation. */
function namedBy(operation: string, what: string) {
  const id = `${operation}-${what}`;
  return { id, 'aria-labelledby': `${id} ${titleIdOf(operation)}` };
}

/** The same request in each language of samples; which one is seen is a choice, and needs no script. */
function Samples({
  view,
  id,
  request,
  isJson,
}: Shared & { readonly id: string; readonly request: ExampleRequest; readonly isJson: boolean }) {
  const { page } = view.t;
  return (
    <fieldset class="samples">
      <legend>{page.samplesLanguage}</legend>
      <div class="bar">
        {SAMPLE_LANGUAGES.map((language, index) => (
          <label>
            <input
              type="radio"
              name={`samples-${id}`}
              value={language}
              checked={index === 0}
              autocomplete="off"
            />
            <span>{SAMPLE_NAMES[language]}</span>
          </label>
        ))}
        <button type="button" class="copy" {...namedBy(id, 'copy')}>
          <span aria-live="polite">{page.copy}</span>
        </button>
      </div>
      {SAMPLE_LANGUAGES.map((language) => (
        <div data-sample={language}>
          <Code
            text={sampleOf({ ...request, origin: view.origin, isJson }, language)}
            label={fill(page.exampleRequest, { language: SAMPLE_NAMES[language] })}
          />
        </div>
      ))}
    </fieldset>
  );
}

interface ReplyProps extends Shared {
  readonly reply: RecordedReply;
  /** Where a picture comes from. */
  readonly path: string;
}

/** The reply to the example, as the server gave it. */
function Reply({ view, reply, path }: ReplyProps) {
  const { body, status, type } = reply;
  const isPicture = type === 'image/svg+xml';
  return (
    <>
      <h4>{view.t.page.exampleReply}</h4>
      <p class="status">
        {fill(view.t.page.status, { status })} · <code>{type}</code>
      </p>
      {isPicture ? (
        <img src={path} alt={view.t.page.exampleReply} width={400} height={400} loading="lazy" />
      ) : (
        <Code text={literal(body, 'json')} label={view.t.page.exampleReply} />
      )}
    </>
  );
}

/** A form that sends the request to this server; it needs the script. */
function TryIt({
  view,
  id,
  request,
}: Shared & { readonly id: string; readonly request: ExampleRequest }) {
  const { page } = view.t;
  const { method, path, body } = request;
  const rows = body === undefined ? 0 : Math.min(16, literal(body, 'json').split('\n').length + 1);
  return (
    <details class="try">
      <summary>{page.tryIt}</summary>
      <form data-method={method}>
        <label>
          {page.address}
          <input name="address" value={path} spellcheck={false} autocomplete="off" required />
        </label>
        {body !== undefined && (
          <label>
            {page.body}
            <textarea name="body" rows={rows} spellcheck={false} autocomplete="off">
              {literal(body, 'json')}
            </textarea>
          </label>
        )}
        <button type="submit" {...namedBy(id, 'send')}>
          {page.send}
        </button>
        <p role="status" class="status" />
        <div class="answer" hidden />
      </form>
    </details>
  );
}

function Errors({ view, codes }: Shared & { readonly codes: readonly ErrorCode[] }) {
  return (
    <ul class="errors">
      {codes.map((code) => (
        <li>
          <span class="number">{ERRORS[code].status}</span>{' '}
          <a href={`#error-${code}`}>
            <code>{code}</code>
          </a>{' '}
          <span>
            <Inline text={view.say(ERRORS[code].meaning)} />
          </span>
        </li>
      ))}
    </ul>
  );
}

interface ParametersProps extends Shared {
  readonly title: string;
  readonly parameters: readonly Parameter[];
}

function Parameters({ view, title, parameters }: ParametersProps) {
  const fields = parameters.map(({ name, required, description, schema }) => {
    const said = description ?? schema.description;
    return describe({ ...schema, description: said }, view.schemas, name, required);
  });
  if (fields.length === 0) return null;
  return (
    <>
      <h4>{title}</h4>
      <Fields view={view} fields={fields} isReply={false} />
    </>
  );
}

function Asked({ view, operation }: Shared & { readonly operation: Operation }) {
  const { parameters, body } = operation;
  const headers = parameters.filter((each) => each.in === 'header');
  const others = parameters.filter((each) => each.in !== 'header');
  return (
    <>
      <Parameters view={view} title={view.t.page.parameters} parameters={others} />
      <Parameters view={view} title={view.t.page.headers} parameters={headers} />
      {body && (
        <>
          <h4>{view.t.page.body}</h4>
          <Whole view={view} field={describe(body, view.schemas)} isReply={false} />
        </>
      )}
    </>
  );
}

interface OperationProps extends Shared {
  readonly operation: Operation;
  readonly recorded: RecordedReply | undefined;
  /** Whether the page may send it: a message would reach somebody. */
  readonly mayTry: boolean;
}

/** All of an operation: what it asks for, an example of it, what it answers, and what may go wrong. */
export function OperationSection({ view, operation, recorded, mayTry }: OperationProps) {
  const { id, method, path, summary, description, reply, errors } = operation;
  const { page } = view.t;
  const request = exampleRequest(operation, view.language, view.schemas);
  return (
    <section id={id} class="operation">
      <h3 id={titleIdOf(id)}>{view.say(summary)}</h3>
      <p class="endpoint">
        <b>{method}</b> <code>{path}</code>
      </p>
      {description !== undefined && (
        <p>
          <Inline text={view.say(description)} />
        </p>
      )}
      <Asked view={view} operation={operation} />
      <h4>{page.example}</h4>
      <Samples view={view} id={id} request={request} isJson={reply.schema !== undefined} />
      {recorded && <Reply view={view} reply={recorded} path={request.path} />}
      {mayTry ? <TryIt view={view} id={id} request={request} /> : <p>{page.notTried}</p>}
      <h4>{page.reply}</h4>
      <p>
        <Inline text={view.say(reply.description)} />
      </p>
      {reply.schema && <Whole view={view} field={describe(reply.schema, view.schemas)} isReply />}
      <h4>{page.errorsOf}</h4>
      <Errors view={view} codes={errors} />
    </section>
  );
}
