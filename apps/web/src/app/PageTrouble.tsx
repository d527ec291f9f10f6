import type { Language, RouteId } from '@nanpure/content';
import { PAGE_TROUBLE } from '@nanpure/content/descriptions';
import { TROUBLE_ID } from './hydration/element-ids.ts';
import { PAGES } from './pages.ts';

interface PageTroubleProps {
  readonly route: RouteId | undefined;
  readonly language: Language;
}

/**
 * What a page says when its scripts don't come, or are turned off. It is written into the prerendered page
 * and costs the app nothing; the style sheet shows it while the root element is marked as failed.
 */
export function PageTrouble({ route, language }: PageTroubleProps) {
  const texts = PAGE_TROUBLE[language];
  return (
    <>
      <div className="page-trouble" id={TROUBLE_ID} role="alert">
        <p>{route === 'game' ? texts.game : texts.part}</p>
        <button type="button">{texts.reload}</button>
      </div>
      {route && PAGES[route].html?.needsScripts && (
        <noscript>
          <p className="page-trouble" data-shown>
            {texts.noScript}
          </p>
        </noscript>
      )}
    </>
  );
}
