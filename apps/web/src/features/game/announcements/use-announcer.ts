import { useCallback, useEffect, useRef, useState } from 'react';
import { useLanguage } from '../../../lib/use-language.ts';
import type { Speech } from '../commands/command.ts';
import type { Session } from '../session/session.ts';
import type { Arrival } from '../start/use-starting-session.ts';
import { useTexts } from '../texts/use-texts.ts';
import { createMessages, type Messages } from './messages.ts';
import { rejectionText } from './rejection-text.ts';
import { useAnnouncements } from './use-announcements.ts';
import { useSpokenFacts } from './use-spoken-facts.ts';

/** What was said in one language isn't left standing in another. */
function useLanguageOfPage({ clear }: Messages) {
  const language = useLanguage();
  const spoken = useRef(language);
  useEffect(() => {
    if (spoken.current !== language) clear();
    spoken.current = language;
  }, [language, clear]);
}

/** What is read out is what comes into a place that is there already, in milliseconds after it. */
const ARRIVAL_DELAY_MS = 100;

const ARRIVAL_LOOKS = { new: 'spoken', restored: 'note', unreadable: 'note' } as const;

/** Says once what the game begins with, unless something else was said before. */
function useArrival(arrival: Arrival | undefined, { say, latest }: Messages) {
  const t = useTexts();
  useEffect(() => {
    if (!arrival) return;
    const tell = () => latest() ?? say(t(`arrival.${arrival}`), ARRIVAL_LOOKS[arrival]);
    const timer = setTimeout(tell, ARRIVAL_DELAY_MS);
    return () => clearTimeout(timer);
  }, [arrival, say, latest, t]);
}

/**
 * All that is said to the player: what the game begins with, refusals, what happened, and what was asked.
 */
export function useAnnouncer(session: Session, arrival?: Arrival) {
  const t = useTexts();
  const language = useLanguage();
  const [messages] = useState(createMessages);
  useArrival(arrival, messages);
  const factText = useSpokenFacts();
  useLanguageOfPage(messages);
  useAnnouncements(session, messages.say);

  const { rejection } = session.game;
  const refusal = rejection && rejectionText(t, language, rejection);
  // Each refusal is said, even if it has the text of the one before.
  useEffect(
    () => (rejection && refusal ? messages.say(refusal, 'wrong') : undefined),
    [rejection, refusal, messages],
  );

  const speak = useCallback(
    ({ fact, cell }: Speech) => {
      const isRepeat = fact === 'again';
      const text = isRepeat ? messages.latest() : factText(fact, session.game, cell);
      messages.say(text ?? t('spoken.nothing'));
    },
    [session, messages, factText, t],
  );
  return { messages, speak };
}
