import { useCallback, useEffect, useRef, useState } from 'react';
import { useLanguage } from '../../lib/use-language.ts';
import type { ScreenAction } from './commands/command.ts';
import { createMessages, type Message, type Messages } from './messages.ts';
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

type SpeakAction = Extract<ScreenAction, { readonly type: 'speak' }>;

/** All that is said to the player: refusals, what happened, and what was asked. */
export function useConversation(session: Session, isRestored: boolean) {
  const t = useTexts();
  const [messages] = useState(() => createMessages(isRestored ? t('restored') : undefined));
  const factText = useSpokenFacts();
  useLanguageOfPage(messages);
  useAnnouncements(session, messages.say);

  const { rejection, mistakes } = session.game;
  const rejectionText = useRejectionText(rejection);
  useEffect(() => {
    if (rejectionText !== undefined) messages.remember(rejectionText);
  }, [rejectionText, messages]);

  const speak = useCallback(
    (action: SpeakAction) => {
      const { fact } = action;
      if (fact === 'digit-spent') messages.say(t('digitSpent', { digit: action.digit }));
      else if (fact === 'again') messages.say(messages.latest() ?? t('spoken.nothing'));
      else messages.say(factText(fact, session));
    },
    [session, messages, factText, t],
  );
  const refusal: Message | undefined =
    rejectionText === undefined
      ? undefined
      : { text: rejectionText, occasion: -mistakes, look: 'wrong' };
  return { messages, refusal, speak };
}
