import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useEventCallback } from '../../lib/use-event-callback.ts';
import { useLanguage } from '../../lib/use-language.ts';
import { loadTechniqueFacts } from './load-technique-facts.ts';
import type { Messages } from './messages.ts';
import type { Session } from './session.ts';
import { useTexts } from './use-texts.ts';

interface PracticeOptions {
  /** The technique that the player wants to practise; any name, as it comes from an address. */
  readonly technique: string | undefined;
  readonly session: Session;
  readonly isRestored: boolean;
  readonly say: Messages['say'];
  /** Asks whether a puzzle that needs it may take the place of this one. */
  readonly onOther: () => void;
}

/**
 * For players who come from the lesson on a technique: tells the name of it where the puzzle needs it. A
 * game that is under way on another puzzle is given up only if they want that; `keep`: they don't.
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
    // Nor are they asked again when the page is loaded again.
    void navigate({ search: '', hash }, { replace: true, preventScrollReset: true });
  };
  return { needed, keep };
}
