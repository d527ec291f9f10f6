import { type FormEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/Button.tsx';
import { LONGEST_QUERY } from './query.ts';
import styles from './search.module.css';

interface SearchFormProps {
  /** Where the form leads without scripts. */
  readonly action: string;
  readonly query: string;
  readonly onSearch: (text: string) => void;
}

/** The field to search from, with the query that is on show. */
export function SearchForm({ action, query, onSearch }: SearchFormProps) {
  const { t } = useTranslation('search');
  // The field keeps its text itself: it may have been typed before the app was there.
  const field = useRef<HTMLInputElement>(null);
  const shown = useRef(query);
  useEffect(() => {
    if (field.current && shown.current !== query) field.current.value = query;
    shown.current = query;
  }, [query]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSearch(field.current?.value ?? '');
  };
  return (
    <search>
      <form action={action} onSubmit={submit} className={styles.form}>
        <label className={styles.field}>
          <span>{t('field')}</span>
          <input
            ref={field}
            type="search"
            name="q"
            defaultValue={query}
            maxLength={LONGEST_QUERY}
            autoComplete="off"
            enterKeyHint="search"
          />
        </label>
        <Button type="submit" kind="primary">
          {t('submit')}
        </Button>
      </form>
    </search>
  );
}
