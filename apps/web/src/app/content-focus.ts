import { FALLBACK_LANGUAGE, switchLanguage } from '@nanpure/content';
import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** The id of the page's content, for links that skip to it. */
export const CONTENT_ID = 'content';

/** Whether a hash leads to a place on the page; others name a day, a puzzle or a stage. */
function hasTarget(hash: string): boolean {
  return document.getElementById(hash.slice(1)) !== null;
}

/**
 * After a navigation to another page, the focus is on its content and not on a link that is gone.
 * The same page in another language is no other page, and where a hash leads to a place, that has the focus.
 */
export function useFocusAfterNavigation(content: RefObject<HTMLElement | null>) {
  const { pathname, hash } = useLocation();
  const page = switchLanguage({ pathname, search: '', hash: '' }, FALLBACK_LANGUAGE);
  const shownPage = useRef(page);
  useEffect(() => {
    if (shownPage.current === page) return;
    shownPage.current = page;
    if (!hasTarget(hash)) content.current?.focus({ preventScroll: true });
  }, [content, page, hash]);
}
