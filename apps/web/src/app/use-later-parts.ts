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
        () => undefined,
      );
    if (document.readyState === 'complete') void start();
    else window.addEventListener('load', start, { once: true });
  }, []);
  return Parts;
}
