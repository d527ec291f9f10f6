import { ERROR_TITLES, type ErrorCode } from '@nanpure/content/api';
import { z } from 'zod';
import { ERROR_CODES, ERRORS, type ErrorEntries } from '../../http/errors/error-catalogue.ts';
import { errorBody } from '../../http/errors/errors.ts';
import { Code } from './code.tsx';
import { Whole } from './field-list.tsx';
import { describe } from './fields.ts';
import { Inline } from './inline.tsx';
import { literal } from './literal.ts';
import { SchemaSchema } from './schema.ts';
import { fill, type View } from './view.ts';

const ENTRIES: ErrorEntries = ERRORS;

/** The body of an error with the details of its example. */
function exampleOf<Name extends ErrorCode>(code: Name, { language }: View) {
  return errorBody({ code, details: ENTRIES[code].example }, language);
}

function Entry({ view, code }: { readonly view: View; readonly code: ErrorCode }) {
  const { status, meaning, details } = ENTRIES[code];
  const { page } = view.t;
  const schema = details && SchemaSchema.parse(z.toJSONSchema(details, { io: 'input' }));
  return (
    <section id={`error-${code}`} class="entry">
      <h3>{ERROR_TITLES[view.language][code]}</h3>
      <p class="endpoint">
        <b>{status}</b> <code>{code}</code>
      </p>
      <p>
        <Inline text={view.say(meaning)} />
      </p>
      {schema && (
        <>
          <h4>
            <code>details</code>
          </h4>
          <Whole view={view} field={describe(schema, view.schemas)} isReply />
        </>
      )}
      <Code
        text={literal(exampleOf(code, view), 'json')}
        label={fill(page.exampleOf, { name: code })}
      />
    </section>
  );
}

/** What all errors have, and all errors of the server, one after the other. */
export function Errors({ view }: { readonly view: View }) {
  const { Problem: common } = view.schemas;
  return (
    <section id="errors">
      <h2>{view.t.page.errors}</h2>
      <p>{view.t.page.errorsLead}</p>
      {common && <Whole view={view} field={describe(common, view.schemas)} isReply />}
      {ERROR_CODES.map((code) => (
        <Entry view={view} code={code} />
      ))}
    </section>
  );
}
