import type { Language } from '@nanpure/content';
import { techniqueName } from '@nanpure/content/techniques';
import { DIFFICULTIES } from '@nanpure/engine';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Choice } from '../../ui/Choice.tsx';
import styles from './print.module.css';
import {
  MOST_PAGES,
  PUZZLES_PER_PAGE,
  type PuzzleKind,
  type SheetOptions,
  TECHNIQUES,
} from './sheet-options.ts';

const PAGE_COUNTS = Array.from({ length: MOST_PAGES }, (_, index) => index + 1);

interface FieldProps {
  readonly label: string;
  readonly value: string | number;
  readonly onChange: (value: string) => void;
  readonly children: ReactNode;
}

function Field({ label, value, onChange, children }: FieldProps) {
  const id = useId();
  return (
    <p className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={({ target }) => onChange(target.value)}>
        {children}
      </select>
    </p>
  );
}

function Numbers({ of }: { readonly of: readonly number[] }) {
  return of.map((each) => (
    <option key={each} value={each}>
      {each}
    </option>
  ));
}

interface PrintFormProps {
  readonly language: Language;
  readonly options: SheetOptions;
  readonly onChange: (changes: Partial<SheetOptions>) => void;
}

function PuzzleFields({ language, options, onChange }: PrintFormProps) {
  const { t } = useTranslation(['print', 'common']);
  const { puzzles, perPage, pages } = options;
  return (
    <>
      <Field
        label={t('print:puzzles')}
        value={puzzles}
        onChange={(value) => onChange({ puzzles: value as PuzzleKind })}
      >
        <optgroup label={t('print:byDifficulty')}>
          {DIFFICULTIES.map((difficulty) => (
            <option key={difficulty} value={difficulty}>
              {t(`common:difficulty.${difficulty}`)}
            </option>
          ))}
        </optgroup>
        <optgroup label={t('print:byTechnique')}>
          {TECHNIQUES.map((technique) => (
            <option key={technique} value={technique}>
              {techniqueName(technique, language)}
            </option>
          ))}
        </optgroup>
      </Field>
      <Field
        label={t('print:perPage')}
        value={perPage}
        onChange={(value) =>
          onChange({ perPage: PUZZLES_PER_PAGE.find((each) => String(each) === value) ?? perPage })
        }
      >
        <Numbers of={PUZZLES_PER_PAGE} />
      </Field>
      <Field
        label={t('print:pages')}
        value={pages}
        onChange={(value) => onChange({ pages: Number(value) })}
      >
        <Numbers of={PAGE_COUNTS} />
      </Field>
    </>
  );
}

/** What to print. A puzzle from elsewhere is one by itself. */
export function PrintForm(props: PrintFormProps) {
  const { t } = useTranslation('print');
  const { options, onChange } = props;
  return (
    <fieldset className={styles.form}>
      <legend className="heard-only">{t('choices')}</legend>
      {options.own === undefined && <PuzzleFields {...props} />}
      <Choice
        type="checkbox"
        {...t('candidates', { returnObjects: true })}
        isChosen={options.hasCandidates}
        onChoose={(hasCandidates) => onChange({ hasCandidates })}
      />
      <Choice
        type="checkbox"
        {...t('solutions', { returnObjects: true })}
        isChosen={options.hasSolutions}
        onChoose={(hasSolutions) => onChange({ hasSolutions })}
      />
    </fieldset>
  );
}
