import type { TaughtTechniqueId } from '@nanpure/engine';
import { useEffect, useState } from 'react';
import { useEventCallback } from '../../../lib/use-event-callback.ts';
import { useLanguage } from '../../../lib/use-language.ts';
import type { Session } from '../session/session.ts';
import { useTexts } from '../texts/use-texts.ts';
import { loadTechniqueFacts } from './load-technique-facts.ts';

interface PracticeOptions {
  readonly technique: TaughtTechniqueId | undefined;
  readonly session: Session;
  readonly isRestored: boolean;
  readonly say: (text: string) => void;
}

/** For players who come from the lesson on a technique: its name, if the puzzle needs it. */
export function usePractice({ technique, session, isRestored, say }: PracticeOptions) {
  const t = useTexts();
  const language = useLanguage();
  const [needed, setNeeded] = useState<string>();
  const { id } = session.problem;

  const announceNeeded = useEventCallback((name: string) => {
    setNeeded(name);
    if (!isRestored) say(t('needs', { technique: name }));
  });
  useEffect(() => {
    if (technique === undefined) return;
    let isWanted = true;
    void loadTechniqueFacts().then((facts) => {
      const name = facts?.nameIfNeeded(technique, id, language);
      if (isWanted && name !== undefined) announceNeeded(name);
    });
    return () => {
      isWanted = false;
    };
  }, [technique, language, id, announceNeeded]);
  return needed;
}
