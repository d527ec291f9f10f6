import { API_PHRASES, type ErrorCode, type ErrorDetails } from '@nanpure/content/api';
import { z } from 'zod';
import { ERROR_CODES, ERRORS, type ErrorEntries } from '../../http/error-catalogue.ts';
import { Code } from './code.tsx';
import { Whole } from './field-list.tsx';
import { describe } from './fields.ts';
import { Inline } from './inline.tsx';
import { literal } from './literal.ts';
import { SchemaSchema } from './schema.ts';
import { fill, type View } from './view.ts';

const ENTRIES: ErrorEntries = ERRORS;

/** The body of an error with the details of its example. */
function exampleOf<Code extends ErrorCode>(code: Code, { language }: View) {
  const details: ErrorDetails[Code] = ENTRIES[code].example;
  const error = API_PHRASES[language].errors[code](details);
  return { error, code, ...(Object.keys(details).length > 0 && { details }) };
}

function Entry({ view, code }: { readonly view: View; readonly code: ErrorCode }) {
  const { status, meaning, details } = ENTRIES[code];
  const { page } = view.t;
  const schema = details && SchemaSchema.parse(z.toJSONSchema(details, { io: 'input' }));
  return (
    <section id={`error-${code}`} class="entry">
      <h3>
        <code>{code}</code>
      </h3>
      <p>
        {fill(page.status, { status })}. <Inline text={view.say(meaning)} />
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
        label={fill('{code}: {example}', { code, example: page.example })}
      />
    </section>
  );
}

/** All errors of the server, one after the other. */
export function Errors({ view }: { readonly view: View }) {
  return (
    <section id="errors">
      <h2>{view.t.page.errors}</h2>
      <p>{view.t.page.errorsLead}</p>
      {ERROR_CODES.map((code) => (
        <Entry view={view} code={code} />
      ))}
    </section>
  );
}
