import {
  API_DOCS_ALTERNATES,
  API_DOCS_PATHS,
  documentTitle,
  homePicture,
  type Language,
  pathTo,
  SITE,
} from '@nanpure/content';
import { API_DOCS, type ApiDocsTexts } from '@nanpure/content/api-docs';
import { API_BASE, DOCS_BASE } from '../../http/api-base.ts';
import { Contents } from './contents.tsx';
import { type ApiDocument, type Group, parseDocument } from './document.ts';
import { Errors } from './errors.tsx';
import { ANY_ERROR, Whole } from './field-list.tsx';
import { describe, namesIn } from './fields.ts';
import { Guide } from './guide.tsx';
import { Inline } from './inline.tsx';
import { OperationSection } from './operation.tsx';
import { RECORDED_REPLIES } from './recorded-replies.ts';
import type { Schemas } from './schema.ts';
import { fill, type View } from './view.ts';

interface PageOptions {
  readonly language: Language;
  /** The OpenAPI document of this server. */
  readonly document: unknown;
  /** The site's public origin, where it is known. */
  readonly publicUrl?: string | undefined;
  /** Where it isn't, samples call a server on the reader's machine, at this port. */
  readonly port: number;
  /** What the page says. */
  readonly texts?: ApiDocsTexts;
}

function Head({ language, publicUrl = '' }: Pick<PageOptions, 'language' | 'publicUrl'>) {
  const { page } = API_DOCS[language];
  const title = documentTitle(page.title, language);
  return (
    <head>
      <meta charset="utf-8" />
      <title>{title}</title>
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="description" content={page.description} />
      <link rel="canonical" href={publicUrl + API_DOCS_PATHS[language]} />
      {API_DOCS_ALTERNATES.map(({ hrefLang, path }) => (
        <link rel="alternate" hreflang={hrefLang} href={publicUrl + path} />
      ))}
      <meta name="theme-color" content={SITE.themeColor} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={SITE.name[language]} />
      <meta property="og:title" content={page.title} />
      <meta property="og:description" content={page.description} />
      <meta property="og:url" content={publicUrl + API_DOCS_PATHS[language]} />
      <meta property="og:image" content={publicUrl + homePicture(language)} />
      <meta property="og:locale" content={SITE.locale[language]} />
      <meta name="twitter:card" content="summary" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <script src={`${DOCS_BASE}/theme.js`} />
      <link rel="stylesheet" href={`${DOCS_BASE}/docs.css`} />
      <script src={`${DOCS_BASE}/docs.js`} defer />
    </head>
  );
}

function Header({ language, t }: View) {
  const other = language === 'en' ? 'ja' : 'en';
  return (
    <header class="top">
      <a class="skip" href="#content">
        {t.page.skipToContent}
      </a>
      <a class="home" href={pathTo('home', { language })}>
        {SITE.name[language]}
      </a>
      <a href={API_DOCS_PATHS[other]} hreflang={other} lang={other}>
        {t.page.otherLanguage}
      </a>
    </header>
  );
}

/** A message would reach somebody, so the page sends none. */
const NEVER_TRIED = 'sendContact';

function GroupSection({ view, group }: { readonly view: View; readonly group: Group }) {
  const id = `group-${group.name.toLowerCase()}`;
  return (
    <section id={id}>
      <h2>{view.say(group.name)}</h2>
      <p>
        <Inline text={view.say(group.description)} />
      </p>
      {group.operations.map((operation) => (
        <OperationSection
          view={view}
          operation={operation}
          recorded={RECORDED_REPLIES[view.language][operation.id]}
          mayTry={operation.id !== NEVER_TRIED}
        />
      ))}
    </section>
  );
}

function Objects({ view, names }: { readonly view: View; readonly names: readonly string[] }) {
  return (
    <section id="objects">
      <h2>{view.t.page.objects}</h2>
      <p>{view.t.page.objectsLead}</p>
      {names.map((name) => {
        const { [name]: schema = {} } = view.schemas;
        return (
          <section id={`object-${name}`} class="entry">
            <h3>
              <code>{name}</code>
            </h3>
            {schema.description !== undefined && (
              <p>
                <Inline text={view.say(schema.description)} />
              </p>
            )}
            <Whole view={view} field={describe(schema, view.schemas)} isReply />
          </section>
        );
      })}
    </section>
  );
}

/** The objects that the operations speak of, and those that these speak of. */
function namedObjects(groups: readonly Group[], schemas: Schemas): string[] {
  const found = new Set<string>();
  const add = (name: string) => {
    const { [name]: schema } = schemas;
    if (schema === undefined || found.has(name) || name === ANY_ERROR) return;
    found.add(name);
    for (const each of namesIn(describe(schema, schemas))) add(each);
  };
  for (const { parameters, body, reply } of groups.flatMap(({ operations }) => operations)) {
    const wholes = [body, reply.schema].filter((each) => each !== undefined);
    const fields = [
      ...parameters.map(({ name, schema }) => describe(schema, schemas, name)),
      ...wholes.map((each) => describe(each, schemas)),
    ];
    for (const name of fields.flatMap(namesIn)) add(name);
  }
  return [...found].sort((a, b) => a.localeCompare(b, 'en'));
}

function Content({ view, document }: { readonly view: View; readonly document: ApiDocument }) {
  const { page } = view.t;
  const objects = namedObjects(document.groups, document.schemas);
  return (
    <div class="columns">
      <Contents view={view} groups={document.groups} objects={objects} />
      <main id="content" tabindex={-1}>
        <h1>{page.heading}</h1>
        <p class="lead">{page.lead}</p>
        <p>
          {fill(page.version, { version: document.version })}
          {' · '}
          <a href={`${API_BASE}/openapi.json`}>{page.document}</a>
        </p>
        <Guide view={view} groups={document.groups} />
        {document.groups.map((group) => (
          <GroupSection view={view} group={group} />
        ))}
        <Errors view={view} />
        <Objects view={view} names={objects} />
      </main>
    </div>
  );
}

/** The page of the API's documentation as HTML. */
export function docsPage({
  language,
  document: json,
  publicUrl,
  port,
  texts: t = API_DOCS[language],
}: PageOptions): string {
  const document = parseDocument(json);
  const origin = publicUrl ?? `http://localhost:${port}`;
  const view: View = { language, t, say: t.say, schemas: document.schemas, origin };
  const { copied, notCopied, sending, answered, noAnswer, headers, reply } = t.page;
  const scriptTexts = { copied, notCopied, sending, answered, noAnswer, headers, reply };
  const page = (
    <html lang={language} data-origin={origin} data-texts={JSON.stringify(scriptTexts)}>
      <Head language={language} publicUrl={publicUrl} />
      <body>
        <Header {...view} />
        <Content view={view} document={document} />
      </body>
    </html>
  );
  return `<!doctype html>\n${String(page)}\n`;
}
