import { FALLBACK_LANGUAGE, switchLanguage } from '@nanpure/content';
import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** The id of the page's content, for links that skip to it. */
export const CONTENT_ID = 'content';

/**
 * After a navigation to another page, the focus is on its content and not on a link that is gone.
 * The same page in another language is no other page, and a hash has a target of its own.
 */
export function useFocusAfterNavigation(content: RefObject<HTMLElement | null>) {
  const { pathname, hash } = useLocation();
  const page = switchLanguage({ pathname, search: '', hash: '' }, FALLBACK_LANGUAGE);
  const shownPage = useRef(page);
  useEffect(() => {
    if (shownPage.current === page) return;
    shownPage.current = page;
    if (!hash) content.current?.focus({ preventScroll: true });
  }, [content, page, hash]);
}
