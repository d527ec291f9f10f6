import { useCallback, useEffect, useRef, useState } from 'react';
import { useLanguage } from '../../lib/use-language.ts';
import type { Speech } from './commands/command.ts';
import { createMessages, type Messages } from './messages.ts';
import type { Session } from './session.ts';
import { useAnnouncements } from './use-announcements.ts';
import { useRejectionText } from './use-names.ts';
import { useSpokenFacts } from './use-spoken-facts.ts';
import { useTexts } from './use-texts.ts';

/** What was said in one language isn't left standing in another. */
function useLanguageOfPage({ hush }: Messages) {
  const language = useLanguage();
  const spoken = useRef(language);
  useEffect(() => {
    if (spoken.current !== language) hush();
    spoken.current = language;
  }, [language, hush]);
}

/** All that is said to the player: refusals, what happened, and what was asked. */
export function useConversation(session: Session, isRestored: boolean) {
  const t = useTexts();
  const [messages] = useState(() => createMessages(isRestored ? t('restored') : undefined));
  const factText = useSpokenFacts();
  useLanguageOfPage(messages);
  useAnnouncements(session, messages.say);

  const { rejection } = session.game;
  const rejectionText = useRejectionText(rejection);
  // Each refusal is said, even if it has the text of the one before.
  useEffect(
    () => (rejection && rejectionText ? messages.say(rejectionText, 'wrong') : undefined),
    [rejection, rejectionText, messages],
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
