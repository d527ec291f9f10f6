import { ERROR_TITLES } from '@nanpure/content/api';
import { ERROR_CODES } from '../../http/errors/error-catalogue.ts';
import type { Group } from './document.ts';
import type { View } from './view.ts';

interface ContentsProps {
  readonly view: View;
  readonly groups: readonly Group[];
  readonly objects: readonly string[];
}

interface Entry {
  readonly href: string;
  readonly label: string;
  /** Whether the label is a name of the API. */
  readonly isCode?: boolean;
}

function List({ title, entries }: { readonly title: string; readonly entries: readonly Entry[] }) {
  return (
    <>
      <p class="group">{title}</p>
      <ul aria-label={title}>
        {entries.map(({ href, label, isCode }) => (
          <li>
            <a href={href}>{isCode ? <code>{label}</code> : label}</a>
          </li>
        ))}
      </ul>
    </>
  );
}

/** What is on the page, folded away on a phone. */
export function Contents({ view, groups, objects }: ContentsProps) {
  const { page, guide } = view.t;
  return (
    <nav class="contents" aria-label={page.contents}>
      <details>
        <summary>{page.contents}</summary>
        <List
          title={page.guide}
          entries={guide.map(({ id, title }) => ({ href: `#${id}`, label: title }))}
        />
        {groups.map(({ name, operations }) => (
          <List
            title={view.say(name)}
            entries={operations.map(({ id, summary }) => ({
              href: `#${id}`,
              label: view.say(summary),
            }))}
          />
        ))}
        <List
          title={page.errors}
          entries={ERROR_CODES.map((code) => ({
            href: `#error-${code}`,
            label: ERROR_TITLES[view.language][code],
          }))}
        />
        <List
          title={page.objects}
          entries={objects.map((name) => ({ href: `#object-${name}`, label: name, isCode: true }))}
        />
      </details>
    </nav>
  );
}
