import type { Language } from '@nanpure/content';
import type { i18n } from 'i18next';
import { type ComponentType, useCallback, useEffect, useRef, useState } from 'react';
import type { WayProps } from './way/Way.tsx';
import type { WayTools } from './way/way-tools.ts';

/** What shows a way, in a language. */
export interface WayParts {
  readonly Way: ComponentType<WayProps>;
  readonly tools: WayTools;
  readonly language: Language;
  /** The texts of that language: where the page has changed to another one, they stay until its own are there. */
  readonly texts: i18n;
}

/** What shows a way: downloaded when the page has all else. `load` tries again where that failed. */
export function useWayParts(
  language: Language,
  loadParts: (language: Language) => Promise<WayParts>,
) {
  const [parts, setParts] = useState<WayParts>();
  const [isMissing, setIsMissing] = useState(false);
  // What comes late, in a language that was left meanwhile, is not wanted.
  const wanted = useRef(language);
  const load = useCallback(() => {
    setIsMissing(false);
    loadParts(language).then(
      (loaded) => wanted.current === language && setParts(loaded),
      () => wanted.current === language && setIsMissing(true),
    );
  }, [language, loadParts]);
  useEffect(() => {
    wanted.current = language;
    load();
  }, [language, load]);
  return { parts, isMissing, load };
}
