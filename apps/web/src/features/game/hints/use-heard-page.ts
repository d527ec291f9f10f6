import { useContext } from 'react';
import { I18nContext } from 'react-i18next';
import type { HintPage } from './hint-pages.ts';

/** What is heard of a page: its text, and of several pages which one it is. The texts of hints are there with the hint. */
export function useHeardPage() {
  const { i18n } = useContext(I18nContext);
  return ({ message, detail }: HintPage, page: number, pages: number): string => {
    const place = { page: page + 1, pages };
    const which = pages > 1 ? i18n.getFixedT(null, 'hints')('pages.now', place) : undefined;
    return [message, detail, which].filter((text) => text !== undefined).join(' ');
  };
}
