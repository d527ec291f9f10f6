import { type ComponentType, useEffect, useState } from 'react';
import type { LaterPartsProps } from './LaterParts.tsx';

const load = () => import('./LaterParts.tsx');

/** What no page waits for: downloaded when the page has all that it needs. */
export function useLaterParts() {
  const [Parts, setParts] = useState<ComponentType<LaterPartsProps>>();
  useEffect(() => {
    const start = () =>
      load().then(
        ({ LaterParts }) => setParts(() => LaterParts),
        // The page works without them, and the next one that is loaded asks again.
        () => undefined,
      );
    // Not among the effects of the page: on a slow phone a request for files blocks some frames.
    if (document.readyState === 'complete') setTimeout(start);
    else window.addEventListener('load', start, { once: true });
  }, []);
  return Parts;
}
