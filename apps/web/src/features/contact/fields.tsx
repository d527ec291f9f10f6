import { MOST_CHARACTERS } from '@nanpure/content/contact-message';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './contact-form.module.css';
import type { FieldProblems } from './message.ts';

interface FieldProps<Problem> {
  readonly value: string;
  readonly problem: Problem | undefined;
  readonly onChange: (value: string) => void;
}

/** The message, with a count of its characters. */
export function MessageField({ value, problem, onChange }: FieldProps<FieldProblems['message']>) {
  const { t } = useTranslation('contact');
  const id = useId();
  const limit = MOST_CHARACTERS.message;
  const count = value.trim().length;
  return (
    <div className={styles.field}>
      <label htmlFor={id}>
        {t('message')} <span className={styles.mark}>{t('required')}</span>
      </label>
      <textarea
        id={id}
        name="message"
        rows={5}
        value={value}
        aria-required="true"
        aria-invalid={problem !== undefined}
        aria-describedby={`${id}-count ${id}-problem`}
        onChange={({ target }) => onChange(target.value)}
      />
      <p id={`${id}-count`} className={styles.count} data-over={count > limit}>
        {t('counter', { count, limit })}
      </p>
      <p id={`${id}-problem`} className={styles.problem}>
        {problem && t(`errors.${problem}`, { limit })}
      </p>
    </div>
  );
}

/** Where to answer, for those who want an answer. */
export function EmailField({ value, problem, onChange }: FieldProps<FieldProblems['email']>) {
  const { t } = useTranslation('contact');
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>
        {t('email')} <span className={styles.mark}>{t('optional')}</span>
      </label>
      <input
        id={id}
        name="email"
        type="email"
        autoComplete="email"
        value={value}
        aria-invalid={problem !== undefined}
        aria-describedby={`${id}-hint ${id}-problem`}
        onChange={({ target }) => onChange(target.value)}
      />
      <p id={`${id}-hint`} className={styles.hint}>
        {t('emailHint')}
      </p>
      <p id={`${id}-problem`} className={styles.problem}>
        {problem && t(`errors.${problem}`, { limit: MOST_CHARACTERS.email })}
      </p>
    </div>
  );
}
