import { pathTo } from '@nanpure/content';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { sentenceGap } from '../../../lib/typesetting/sentence-gap.ts';
import { Button } from '../../../ui/Button.tsx';
import { Choice } from '../../../ui/Choice.tsx';
import { EVERYTHING, NOTHING } from '../answer/consent.ts';
import type { AskedProps } from './asked.ts';
import { usesOf } from './klaro.ts';
import styles from './own-question.module.css';

/** All that is asked for: what isn't asked for isn't agreed to. */
function agreeTo(services: AskedProps['services'], choice = EVERYTHING) {
  return {
    ...NOTHING,
    ...Object.fromEntries(services.map((name) => [name, choice[name]])),
  };
}

function OwnNotice({ services, language, onChoice, onChoose }: AskedProps) {
  const { t } = useTranslation('consent');
  return (
    <div className={styles.notice}>
      <h2 className={styles.title}>{t('title')}</h2>
      <p>
        {t('text', { uses: t(`uses.${usesOf(services)}`) })}
        {sentenceGap(language)}
        <a href={pathTo('privacy', { language })}>{t('privacy')}</a>
      </p>
      <div className={styles.actions}>
        <Button onClick={onChoose}>{t('choose')}</Button>
        <Button onClick={() => onChoice(NOTHING)}>{t('decline')}</Button>
        <Button onClick={() => onChoice(agreeTo(services))}>{t('accept')}</Button>
      </div>
    </div>
  );
}

function OwnSettings({ services, proposal, onChoice }: AskedProps) {
  const { t } = useTranslation('consent');
  const [choice, setChoice] = useState(proposal);
  return (
    <>
      {services.map((name) => (
        <Choice
          key={name}
          type="checkbox"
          label={t(`services.${name}.title`)}
          text={t(`services.${name}.text`)}
          isChosen={choice[name]}
          onChoose={(isChosen) => setChoice({ ...choice, [name]: isChosen })}
        />
      ))}
      <div className={styles.actions}>
        <Button onClick={() => onChoice(agreeTo(services, choice))}>{t('settings.save')}</Button>
        <Button onClick={() => onChoice(NOTHING)}>{t('decline')}</Button>
        <Button onClick={() => onChoice(agreeTo(services))}>{t('settings.acceptAll')}</Button>
      </div>
    </>
  );
}

interface OwnQuestionProps extends AskedProps {
  readonly kind: 'notice' | 'settings';
}

/** The same question without Klaro, for when that couldn't be loaded. */
export function OwnQuestion({ kind, ...asked }: OwnQuestionProps) {
  return kind === 'notice' ? <OwnNotice {...asked} /> : <OwnSettings {...asked} />;
}
