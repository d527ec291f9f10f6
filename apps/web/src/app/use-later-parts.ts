import { type ComponentType, useEffect, useState } from 'react';
import type { UpdatePromptProps } from '../features/pwa/UpdatePrompt.tsx';

const load = () => import('../features/pwa/UpdatePrompt.tsx');

/** What keeps the site and tells of new builds: downloaded when the page has all that it needs. */
export function useUpdatePrompt() {
  const [Prompt, setPrompt] = useState<ComponentType<UpdatePromptProps>>();
  useEffect(() => {
    const start = () =>
      load().then(
        ({ UpdatePrompt }) => setPrompt(() => UpdatePrompt),
        () => undefined,
      );
    if (document.readyState === 'complete') void start();
    else window.addEventListener('load', start, { once: true });
  }, []);
  return Prompt;
}
