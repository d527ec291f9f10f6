import type { Game } from '@nanpure/engine/game';
import { useCallback, useDeferredValue, useEffect, useRef, useState } from 'react';
import { useEventCallback } from '../../../lib/use-event-callback.ts';
import { useLanguage } from '../../../lib/use-language.ts';
import type { Speech } from '../commands/command.ts';
import { isInProgress, type Session } from '../session/session.ts';
import type { Arrival } from '../start/use-starting-session.ts';
import { useTexts } from '../texts/use-texts.ts';
import { createMessages, type Messages } from './messages.ts';
import { rejectionText } from './rejection-text.ts';
import { useAnnouncements } from './use-announcements.ts';
import { useSpokenFacts } from './use-spoken-facts.ts';

/** Clears a message when the language of the page changes. */
function useLanguageOfPage({ clear }: Messages) {
  const language = useLanguage();
  const spoken = useRef(language);
  useEffect(() => {
    if (spoken.current !== language) clear();
    spoken.current = language;
  }, [language, clear]);
}

/** Screen readers announce only what is added to a live region that exists already. */
const ARRIVAL_DELAY_MS = 100;

const ARRIVAL_LOOKS = { new: 'spoken', restored: 'note', unreadable: 'note' } as const;

/** How the game begins. */
interface Beginning {
  readonly arrival?: Arrival | undefined;
  /** How long the puzzle took (`m:ss`), where it was solved before. */
  readonly solvedIn?: string | undefined;
}

/** Announces how the game begins, unless there was another message before. */
function useArrival(
  { arrival, solvedIn }: Beginning,
  session: Session,
  { say, latest }: Pick<Messages, 'say' | 'latest'>,
) {
  const t = useTexts();
  // Said again in another language, where a puzzle that has been begun since is no longer news.
  const isOldNews = useEventCallback(() => arrival === 'new' && isInProgress(session));
  useEffect(() => {
    if (!arrival) return;
    const announce = () => {
      if (latest() || isOldNews()) return;
      if (arrival === 'new' && solvedIn) say(t('arrival.again', { time: solvedIn }), 'note');
      else say(t(`arrival.${arrival}`), ARRIVAL_LOOKS[arrival]);
    };
    const timer = setTimeout(announce, ARRIVAL_DELAY_MS);
    return () => clearTimeout(timer);
  }, [arrival, solvedIn, isOldNews, say, latest, t]);
}

/**
 * All announcements: how the game begins, rejections, changes, and answers to the player's questions. These are about
 * the game as the board shows it, which may be as it was earlier.
 */
export function useAnnouncer(
  session: Session,
  { shown = session.game, ...beginning }: Beginning & { readonly shown?: Game | undefined } = {},
) {
  const t = useTexts();
  const language = useLanguage();
  const [messages] = useState(createMessages);
  useArrival(beginning, session, messages);
  const factText = useSpokenFacts();
  useLanguageOfPage(messages);
  // The board is seen first: a change is told a moment later, unless a question was answered since.
  const told = useDeferredValue(session);
  const answeredIn = useRef<Session>(undefined);
  useAnnouncements(told, (text, look) =>
    answeredIn.current === told ? () => undefined : messages.say(text, look),
  );

  const { rejection } = told.game;
  const sentence = rejection && rejectionText(t, language, rejection);
  // `rejection` is a dependency so that the same text is announced again.
  useEffect(() => {
    const isOld = answeredIn.current?.game.rejection === rejection;
    return rejection && sentence && !isOld ? messages.say(sentence, 'wrong') : undefined;
  }, [rejection, sentence, messages]);

  const speak = useCallback(
    ({ fact, cell }: Speech) => {
      answeredIn.current = session;
      const isRepeat = fact === 'again';
      const text = isRepeat ? messages.latest() : factText(fact, shown, cell);
      messages.say(text ?? t('spoken.nothing'));
    },
    [session, shown, messages, factText, t],
  );
  return { messages, speak };
}
