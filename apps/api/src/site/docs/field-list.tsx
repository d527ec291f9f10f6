import { Fragment } from 'hono/jsx';
import type { Field, Limits, Range, ValueType } from './fields.ts';
import { Inline } from './inline.tsx';
import type { Scalar } from './schema.ts';
import { fill, type View } from './view.ts';

/** The object that is told as the section of errors. */
export const ANY_ERROR = 'Error';

/** More values than these are folded away. */
const MANY_VALUES = 12;

interface Shared {
  readonly view: View;
}

function Values({ view, values }: Shared & { readonly values: readonly Scalar[] }) {
  const list = values.map((value, index) => (
    <Fragment>
      {index > 0 && ' | '}
      <code>{JSON.stringify(value)}</code>
    </Fragment>
  ));
  if (values.length <= MANY_VALUES) return <>{list}</>;
  return (
    <details class="values">
      <summary>{fill(view.t.page.manyValues, { count: values.length })}</summary>
      {list}
    </details>
  );
}

/** What kind of value a field holds, in words. */
function Type({ view, type }: Shared & { readonly type: ValueType }) {
  const { types, listOf, mapOf, or } = view.t.page;
  switch (type.kind) {
    case 'plain':
      return <>{(types as Readonly<Record<string, string>>)[type.name] ?? type.name}</>;
    case 'values':
      return <Values view={view} values={type.values} />;
    case 'named':
      return <a href={type.name === ANY_ERROR ? '#errors' : `#object-${type.name}`}>{type.name}</a>;
    case 'array':
    case 'map': {
      const [before, after] = type.kind === 'array' ? listOf : mapOf;
      return (
        <>
          {before}
          {type.of.kind === 'union' ? (
            <>
              (<Type view={view} type={type.of} />)
            </>
          ) : (
            <Type view={view} type={type.of} />
          )}
          {after}
        </>
      );
    }
    case 'union':
      return (
        <>
          {type.of.map((each, index) => (
            <>
              {index > 0 && or}
              <Type view={view} type={each} />
            </>
          ))}
        </>
      );
  }
}

function rangeText({ page }: View['t'], { least, most }: Range, unit?: 'characters' | 'items') {
  const count = (value: number | undefined) =>
    value !== undefined && unit ? fill(page[unit], { count: value }) : (value ?? '');
  const values = { least: count(least), most: count(most) };
  if (least === undefined) return fill(page.atMost, values);
  if (most === undefined) return fill(page.atLeast, values);
  if (least === most) return fill(page.exactly, values);
  return fill(page.between, { least: unit ? least : values.least, most: values.most });
}

function LimitsText({ view, limits }: Shared & { readonly limits: Limits }) {
  const { page } = view.t;
  const texts = [
    limits.range && rangeText(view.t, limits.range),
    limits.characters && rangeText(view.t, limits.characters, 'characters'),
    limits.items && rangeText(view.t, limits.items, 'items'),
  ].filter((text) => text !== undefined);
  if (texts.length === 0 && limits.default === undefined) return null;
  const [before, after] = page.default;
  return (
    <p class="limits">
      {limits.default !== undefined && (
        <>
          {before}
          <code>{JSON.stringify(limits.default)}</code>
          {after}{' '}
        </>
      )}
      {texts.join(' ')}
    </p>
  );
}

/** What is in a value: its fields, or those of each of its forms. */
export function Parts({
  view,
  field,
  isReply,
}: Shared & { readonly field: Field; readonly isReply: boolean }) {
  if (field.variants.length > 0) {
    return (
      <>
        <p class="limits">{view.t.page.anyOf}</p>
        <ul class="variants">
          {field.variants.map((variant) => (
            <li>
              {variant.fields.length === 0 && (
                <p class="type">
                  <Type view={view} type={variant.type} />
                </p>
              )}
              <ValueText view={view} field={variant} />
              <Parts view={view} field={variant} isReply={isReply} />
            </li>
          ))}
        </ul>
      </>
    );
  }
  if (field.fields.length === 0) return null;
  return <Fields view={view} fields={field.fields} isReply={isReply} />;
}

/** The line below a name: what kind of value, and what there is to know of it. */
export function ValueText({ view, field }: Shared & { readonly field: Field }) {
  return (
    <>
      {field.description !== undefined && (
        <p>
          <Inline text={view.say(field.description)} />
        </p>
      )}
      <LimitsText view={view} limits={field.limits} />
    </>
  );
}

interface FieldsProps extends Shared {
  readonly fields: readonly Field[];
  /** In a reply a field may be missing; in a request it may be left out. */
  readonly isReply: boolean;
}

function presence({ t }: View, { required }: Field, isReply: boolean): string | undefined {
  if (isReply) return required ? undefined : t.page.notAlways;
  return required ? t.page.required : t.page.optional;
}

/** Fields with their types and descriptions, those within them indented. */
export function Fields({ view, fields, isReply }: FieldsProps) {
  return (
    <dl class="fields">
      {fields.map((field) => {
        const note = presence(view, field, isReply);
        return (
          <div>
            <dt>
              <code class="name">{field.name}</code>{' '}
              <span class="type">
                <Type view={view} type={field.type} />
              </span>
              {note && <span class="presence">{note}</span>}
            </dt>
            <dd>
              <ValueText view={view} field={field} />
              <Parts view={view} field={field} isReply={isReply} />
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

/** A whole body, reply or object: what it is, and what is in it. */
export function Whole({
  view,
  field,
  isReply,
}: Shared & { readonly field: Field; readonly isReply: boolean }) {
  const isPlain = field.fields.length === 0 && field.variants.length === 0;
  return (
    <>
      {isPlain && (
        <p class="type">
          <Type view={view} type={field.type} />
        </p>
      )}
      <Parts view={view} field={field} isReply={isReply} />
    </>
  );
}
