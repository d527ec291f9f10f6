import { useCallback, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { SpokenFact } from './commands/command.ts';
import type { Session } from './session.ts';
import { useAnnouncements } from './use-announcements.ts';
import { type Message, useMessages } from './use-messages.ts';
import { useRejectionText } from './use-names.ts';
import { useSpokenFacts } from './use-spoken-facts.ts';

/** All that is said to the player: refusals first, else the latest message. */
export function useConversation(session: Session, isRestored: boolean) {
  const { t } = useTranslation('game');
  const { message, say, latest } = useMessages(isRestored ? t('restored') : undefined);
  const factText = useSpokenFacts();
  useAnnouncements(session, say);

  const { rejection, mistakes } = session.game;
  const rejectionText = useRejectionText(rejection);
  useEffect(() => {
    if (rejectionText !== undefined) latest.current = rejectionText;
  }, [rejectionText, latest]);

  const speak = useCallback(
    (fact: SpokenFact) => {
      if (fact === 'again') say(latest.current ?? t('spoken.nothing'));
      else say(factText(fact, session));
    },
    [session, say, latest, factText, t],
  );
  const refusal: Message | undefined =
    rejectionText === undefined
      ? undefined
      : { text: rejectionText, occasion: -mistakes, look: 'wrong' };
  return { message: refusal ?? message, say, speak };
}
