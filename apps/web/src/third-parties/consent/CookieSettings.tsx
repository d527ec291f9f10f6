import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/Button.tsx';
import type { Choice } from './answer/consent.ts';
import { deviceConsent, openSettings, useConsent } from './answer/device-consent.ts';
import styles from './cookie-settings.module.css';

interface CookieSettingsProps {
  /** What the site has that takes consent; at least one. */
  readonly services: readonly (keyof Choice)[];
}

function Answers({ services }: CookieSettingsProps) {
  const { t } = useTranslation('consent');
  const consent = useConsent();
  if (!consent.isAnswered) return <p>{t('page.unanswered')}</p>;
  return services.map((name) => (
    <p key={name}>
      {t(consent[name] ? 'page.agreed' : 'page.refused', { service: t(`services.${name}.title`) })}
    </p>
  ));
}

/** What the visitor has answered, and the ways to answer anew. */
export function CookieSettings({ services }: CookieSettingsProps) {
  const { t } = useTranslation('consent');
  const [wasReset, setWasReset] = useState(false);
  const reset = () => {
    deviceConsent.reset();
    setWasReset(true);
  };
  return (
    <div className={styles.settings}>
      <Answers services={services} />
      <div className={styles.actions}>
        <Button onClick={openSettings}>{t('page.open')}</Button>
        <Button onClick={reset}>{t('page.reset')}</Button>
      </div>
      <p role="status" className={styles.status}>
        {wasReset && t('page.wasReset')}
      </p>
    </div>
  );
}
