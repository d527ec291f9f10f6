import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { passOn, type ShareOutcome } from '../../lib/pass-on.ts';
import { Button } from '../../ui/Button.tsx';
import styles from './share-button.module.css';

interface ShareButtonProps {
  readonly text: string;
}

/** Passes a text on by the share sheet, by the clipboard, or as something to copy by hand. */
export function ShareButton({ text }: ShareButtonProps) {
  const { t } = useTranslation('daily');
  const [outcome, setOutcome] = useState<ShareOutcome>();
  const share = async () => {
    setOutcome(undefined);
    setOutcome(await passOn({ text }, navigator));
  };
  const isSaid = outcome === 'shared' || outcome === 'copied' || outcome === 'failed';
  return (
    <div className={styles.share}>
      <Button onClick={() => void share()}>{t('share.button')}</Button>
      <p role="status">{isSaid && t(`share.${outcome}`)}</p>
      {outcome === 'failed' && (
        <textarea
          className={styles.text}
          readOnly
          rows={text.split('\n').length}
          value={text}
          aria-label={t('share.text')}
          onFocus={({ target }) => target.select()}
        />
      )}
    </div>
  );
}
