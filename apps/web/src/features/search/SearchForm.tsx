import { type FormEvent, useEffect, useState } from 'react';
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
  const [text, setText] = useState(query);
  useEffect(() => setText(query), [query]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSearch(text);
  };
  return (
    <search>
      <form action={action} onSubmit={submit} className={styles.form}>
        <label className={styles.field}>
          <span>{t('field')}</span>
          <input
            type="search"
            name="q"
            value={text}
            maxLength={LONGEST_QUERY}
            autoComplete="off"
            enterKeyHint="search"
            onChange={(event) => setText(event.target.value)}
          />
        </label>
        <Button type="submit" kind="primary">
          {t('submit')}
        </Button>
      </form>
    </search>
  );
}
