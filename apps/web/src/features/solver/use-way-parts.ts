import type { Language } from '@nanpure/content';
import { type ComponentType, useCallback, useEffect, useState } from 'react';
import type { WayProps } from './way/Way.tsx';
import type { WayTools } from './way/way-tools.ts';

/** What shows a way, in a language. */
export interface WayParts {
  readonly Way: ComponentType<WayProps>;
  readonly tools: WayTools;
}

/** What shows a way: downloaded when the page has all else. `load` tries again where that failed. */
export function useWayParts(
  language: Language,
  loadParts: (language: Language) => Promise<WayParts>,
) {
  const [parts, setParts] = useState<WayParts>();
  const [isMissing, setIsMissing] = useState(false);
  const load = useCallback(() => {
    setIsMissing(false);
    loadParts(language).then(setParts, () => setIsMissing(true));
  }, [language, loadParts]);
  useEffect(load, [load]);
  return { parts, isMissing, load };
}
