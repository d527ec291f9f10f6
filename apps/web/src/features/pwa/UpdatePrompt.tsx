import { GAME_ROUTES, type Language, matchPath, UPDATE_PROMPT } from '@nanpure/content';
import { useEffect, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { HeadNotice } from '../../ui/HeadNotice.tsx';
import { registerServiceWorker, takeUpdate } from './updates.ts';

interface UpdatePromptProps {
  readonly language: Language;
  readonly pathname: string;
}

/**
 * Says that there is a new build of the site and has it loaded if the visitor wants that; never beside
 * a game. Unanswered, the new build waits until the site is opened the next time.
 */
export function UpdatePrompt({ language, pathname }: UpdatePromptProps) {
  const [waiting, setWaiting] = useState<ServiceWorkerRegistration>();
  useEffect(() => {
    void registerServiceWorker(setWaiting);
  }, []);
  const route = matchPath(pathname)?.route;
  if (!waiting || (route && GAME_ROUTES.includes(route))) return null;
  const { label, text, load, later } = UPDATE_PROMPT[language];
  return (
    <HeadNotice
      kind="news"
      label={label}
      text={text}
      actions={
        <>
          <Button kind="primary" onClick={() => takeUpdate(waiting)}>
            {load}
          </Button>
          <Button onClick={() => setWaiting(undefined)}>{later}</Button>
        </>
      }
    />
  );
}
