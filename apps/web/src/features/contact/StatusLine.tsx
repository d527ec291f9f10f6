import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { sentenceGap } from '../../lib/typesetting/sentence-gap.ts';
import { useLanguage } from '../../lib/use-language.ts';
import styles from './contact-form.module.css';
import type { ContactState } from './use-contact.ts';

interface StatusLineProps {
  readonly ref: Ref<HTMLParagraphElement>;
  readonly state: ContactState;
}

/**
 * How the sending goes, said aloud as it changes. The sentences are the form's own: those of the API's errors are for
 * other callers, and not shown.
 */
export function StatusLine({ ref, state }: StatusLineProps) {
  const { t } = useTranslation('contact');
  const gap = sentenceGap(useLanguage());
  return (
    <p ref={ref} tabIndex={-1} role="status" className={styles.status} data-state={state.name}>
      {state.name === 'sending' && t('sending')}
      {state.name === 'success' && t('success')}
      {state.name === 'error' && (
        <>
          {state.retryMinutes === undefined
            ? t('errors.failed')
            : t('errors.retry-in', { count: state.retryMinutes })}
          {gap}
          {t('kept')}
        </>
      )}
    </p>
  );
}
