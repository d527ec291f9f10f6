import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useEventCallback } from '../../../lib/use-event-callback.ts';
import { useLanguage } from '../../../lib/use-language.ts';
import type { Session } from '../session/session.ts';
import { useTexts } from '../texts/use-texts.ts';
import { loadTechniqueFacts } from './load-technique-facts.ts';

interface PracticeOptions {
  /** The technique to practise; any text, as it comes from the URL. */
  readonly technique: string | undefined;
  readonly session: Session;
  readonly isRestored: boolean;
  readonly say: (text: string) => void;
  /** Asks whether a puzzle that needs the technique may replace this one. */
  readonly onOther: () => void;
}

/**
 * For players who come from the lesson on a technique: `needed` is its name if the puzzle needs it.
 * Otherwise a game in progress is replaced only after a confirmation; `keep` is called where that is declined.
 */
export function usePractice({ technique, session, isRestored, say, onOther }: PracticeOptions) {
  const t = useTexts();
  const language = useLanguage();
  const navigate = useNavigate();
  const { hash } = useLocation();
  const [needed, setNeeded] = useState<string>();
  const { id } = session.problem;

  const tell = useEventCallback((name: string) => {
    setNeeded(name);
    if (!isRestored) say(t('needs', { technique: name }));
  });
  const isAsked = useRef(false);
  const ask = useEventCallback(() => {
    isAsked.current = isRestored;
    if (isRestored) onOther();
  });
  useEffect(() => {
    if (technique === undefined) return;
    let isWanted = true;
    void loadTechniqueFacts().then((facts) => {
      const name = facts?.nameOfTechnique(technique, language);
      if (!isWanted || !facts || name === undefined) return;
      if (facts.idsNeeding(technique).includes(id)) tell(name);
      else ask();
    });
    return () => {
      isWanted = false;
    };
  }, [technique, language, id, tell, ask]);

  const keep = () => {
    if (!isAsked.current) return;
    isAsked.current = false;
    // So that a reload doesn't ask again.
    void navigate({ search: '', hash }, { replace: true, preventScrollReset: true });
  };
  return { needed, keep };
}
