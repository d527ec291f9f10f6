import { type ChangeEvent, type RefObject, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/Button.tsx';
import styles from '../solver.module.css';
import type { TextSource } from './use-texts-in.ts';

interface TextButtonsProps {
  readonly source: TextSource;
  /** Where to paste, if the browser keeps the clipboard to itself. */
  readonly field: RefObject<HTMLTextAreaElement | null>;
  readonly onExample: () => void;
}

/** The quick ways for a text to come in. */
export function TextButtons({ source, field, onExample }: TextButtonsProps) {
  const { t } = useTranslation('solver');
  const chooser = useRef<HTMLInputElement>(null);
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (file) void source.readFile(file);
    // So that the same file can be chosen again.
    target.value = '';
  };
  const paste = async () => {
    if (!(await source.readClipboard())) field.current?.focus();
  };
  return (
    <div className={styles.tools} data-off-paper>
      <Button onClick={() => void paste()}>{t('text.paste')}</Button>
      <Button onClick={() => chooser.current?.click()}>{t('text.open')}</Button>
      <Button onClick={onExample}>{t('text.example')}</Button>
      <input
        ref={chooser}
        type="file"
        hidden
        accept=".txt,.sdk,.sdm,.ss,.csv,.tsv,.json,.xml,.opensudoku,text/*"
        onChange={choose}
      />
    </div>
  );
}

interface TextFieldProps {
  readonly text: string;
  /** Of what says why the text can't be read; undefined as long as nothing does. */
  readonly troubleId: string | undefined;
  readonly field: RefObject<HTMLTextAreaElement | null>;
  readonly onText: (text: string) => void;
  readonly source: TextSource;
}

/** A puzzle as a text, to be pasted, typed or mended. */
export function TextField({ text, troubleId, field, onText, source }: TextFieldProps) {
  const { t } = useTranslation('solver');
  return (
    <section className={styles.text} aria-labelledby="text-title">
      <h2 id="text-title">{t('text.title')}</h2>
      <label className={styles.field}>
        <span>{t('text.label')}</span>
        <textarea
          ref={field}
          rows={4}
          value={text}
          spellCheck={false}
          autoComplete="off"
          autoCapitalize="off"
          aria-invalid={troubleId !== undefined}
          aria-describedby={troubleId}
          onChange={({ target }) => onText(target.value)}
        />
      </label>
      <div className={styles.tools}>
        <Button onClick={() => source.readField(text)}>{t('text.read')}</Button>
      </div>
      <p className={styles.remark}>{t('text.formats')}</p>
      <p className={styles.remark} data-keys>
        {t('text.anywhere')}
      </p>
    </section>
  );
}
