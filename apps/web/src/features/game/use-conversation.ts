import { useCallback, useEffect, useState } from 'react';
import type { SpokenFact } from './commands/command.ts';
import { createMessages, type Message, type Messages } from './messages.ts';
import type { Session } from './session.ts';
import { useAnnouncements } from './use-announcements.ts';
import { useRejectionText } from './use-names.ts';
import { useSpokenFacts } from './use-spoken-facts.ts';
import type { Arrival } from './use-starting-session.ts';
import { useTexts } from './use-texts.ts';

/** What is read out is what comes into a place that is there already, in milliseconds after it. */
const ARRIVAL_DELAY = 100;

const ARRIVAL_LOOKS = { new: 'spoken', restored: 'note', unreadable: 'note' } as const;

/** Says once what the game begins with, unless something else was said before. */
function useArrival(arrival: Arrival | undefined, { say, latest }: Messages) {
  const t = useTexts();
  useEffect(() => {
    if (!arrival) return;
    const tell = () => latest() ?? say(t(`arrival.${arrival}`), ARRIVAL_LOOKS[arrival]);
    const timer = setTimeout(tell, ARRIVAL_DELAY);
    return () => clearTimeout(timer);
  }, [arrival, say, latest, t]);
}

/**
 * All that is said to the player: what the game begins with, refusals, what happened, and what was asked.
 */
export function useConversation(session: Session, arrival?: Arrival) {
  const t = useTexts();
  const [messages] = useState(createMessages);
  useArrival(arrival, messages);
  const factText = useSpokenFacts();
  useAnnouncements(session, messages.say);

  const { rejection, mistakes } = session.game;
  const rejectionText = useRejectionText(rejection);
  useEffect(() => {
    if (rejectionText !== undefined) messages.remember(rejectionText);
  }, [rejectionText, messages]);

  const speak = useCallback(
    (fact: SpokenFact) => {
      const isRepeat = fact === 'again';
      messages.say(isRepeat ? (messages.latest() ?? t('spoken.nothing')) : factText(fact, session));
    },
    [session, messages, factText, t],
  );
  const refusal: Message | undefined =
    rejectionText === undefined
      ? undefined
      : { text: rejectionText, occasion: -mistakes, look: 'wrong' };
  return { messages, refusal, speak };
}
