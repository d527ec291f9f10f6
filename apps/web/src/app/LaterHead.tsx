import { type Language, matchPath } from '@nanpure/content';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { i18nIn } from '../features/language/i18n.ts';
import type { SharedHead } from './SharedHead.tsx';

/** Downloaded only for pages that a link led to: the HTML of any other page has it. */
const load = async () => (await import('./SharedHead.tsx')).SharedHead;

interface LaterHeadProps {
  readonly language: Language;
  readonly pathname: string;
}

/** What a page says to readers of its head where that didn't come with its HTML. */
export function LaterHead({ language, pathname }: LaterHeadProps) {
  const [Head, setHead] = useState<typeof SharedHead>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has lost what came with the HTML.
  useEffect(() => {
    if (document.head.querySelector('[data-page-head=shared]')) return;
    load().then(
      (loaded) => setHead(() => loaded),
      // Only programs read it, most of them in the HTML, and the next page asks again.
      () => undefined,
    );
  }, [pathname]);
  if (!Head) return null;
  const match = matchPath(pathname);
  const texts = i18nIn(language);
  return createPortal(
    <Head match={match} language={language} texts={texts} mark="" />,
    document.head,
  );
}
