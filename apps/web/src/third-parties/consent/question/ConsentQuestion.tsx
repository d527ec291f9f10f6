import type { Language } from '@nanpure/content';
import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { logProblem } from '../../../lib/log.ts';
import { withTimeout } from '../../../lib/with-timeout.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { type Choice, EVERYTHING } from '../answer/consent.ts';
import { deviceConsent, onSettingsWanted, useConsent } from '../answer/device-consent.ts';
import type { AskedProps } from './asked.ts';
import styles from './consent-question.module.css';
import { KlaroQuestion } from './KlaroQuestion.tsx';
import { type Klaro, loadKlaro } from './klaro.ts';
import { OwnQuestion } from './OwnQuestion.tsx';

/** How long Klaro may take to be loaded. */
const KLARO_TIMEOUT_MS = 3000;

type Asking = Klaro | 'loading' | 'without-klaro';

async function klaroInTime(url: string): Promise<Asking> {
  const loading = loadKlaro(url);
  loading.catch((reason: unknown) => logProblem('Klaro could not be loaded.', reason));
  return await withTimeout<Asking>(loading, KLARO_TIMEOUT_MS, 'without-klaro');
}

/** Who asks: Klaro once it is there, or we ourselves when it doesn't come in time. */
function useAsking(isWanted: boolean, url: string): Asking {
  const [asking, setAsking] = useState<Asking>('loading');
  useEffect(() => {
    if (!isWanted) return;
    let isCurrent = true;
    void klaroInTime(url).then((next) => {
      if (isCurrent) setAsking(next);
    });
    return () => {
      isCurrent = false;
    };
  }, [isWanted, url]);
  return asking;
}

function Question({
  asking,
  kind,
  ...asked
}: AskedProps & {
  readonly asking: Exclude<Asking, 'loading'>;
  readonly kind: 'notice' | 'settings';
}) {
  return asking === 'without-klaro' ? (
    <OwnQuestion kind={kind} {...asked} />
  ) : (
    // In another language it is another question.
    <KlaroQuestion key={asked.language} kind={kind} klaro={asking} {...asked} />
  );
}

interface ConsentQuestionProps {
  readonly language: Language;
  /** What the site has; at least one. */
  readonly services: readonly (keyof Choice)[];
  /** Where Klaro is to come from, if not with the site. */
  readonly klaroUrl: string;
}

/** The notice, while nobody has answered, and the settings when they are wanted. */
export function ConsentQuestion({ language, services, klaroUrl }: ConsentQuestionProps) {
  const { t } = useTranslation('consent');
  const consent = useConsent();
  const [isOpen, setIsOpen] = useState(false);
  const isUnanswered = consent.isLoaded && !consent.isAnswered;
  const asking = useAsking(isUnanswered || isOpen, klaroUrl);
  const open = useCallback(() => setIsOpen(true), []);
  const close = useCallback(() => setIsOpen(false), []);
  const choose = useCallback((choice: Choice) => {
    deviceConsent.choose(choice);
    setIsOpen(false);
  }, []);
  useEffect(() => onSettingsWanted(open), [open]);
  if (asking === 'loading') return null;

  const proposal = consent.isAnswered ? consent : EVERYTHING;
  const asked = { asking, services, proposal, language, onChoice: choose, onChoose: open };
  // The notice stays under the settings: its button gets the focus back, and its room on the page is kept.
  return (
    <>
      {isUnanswered && (
        <section className={styles.notice} aria-label={t('title')} lang={language}>
          <Question kind="notice" {...asked} />
        </section>
      )}
      {isOpen && (
        <Dialog
          title={t('settings.title')}
          size="wide"
          onCancel={close}
          actions={<Button onClick={close}>{t('settings.close')}</Button>}
        >
          <Question kind="settings" {...asked} />
        </Dialog>
      )}
    </>
  );
}
