import type { Language } from '@nanpure/content';
import { pathTo } from '@nanpure/content';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/Button.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { PrintForm } from './PrintForm.tsx';
import styles from './print.module.css';
import { SheetPages } from './SheetPages.tsx';
import { type SheetOptions, sheetHash } from './sheet-options.ts';
import type { LoadNeeding } from './sheet-puzzles.ts';
import { type Sheet, useSheet } from './use-sheet.ts';

interface PrintViewProps {
  readonly language: Language;
  readonly options: SheetOptions;
  readonly onChange: (options: SheetOptions) => void;
  readonly drawSeed: () => string;
  readonly loadNeeding: LoadNeeding;
}

function useStatusText(sheet: Sheet, options: SheetOptions): string {
  const { t } = useTranslation('print');
  if (sheet.status !== 'ready') return t(sheet.status);
  const count = sheet.puzzles.length;
  if (options.own !== undefined) return sheet.fault ? t(`ownFaults.${sheet.fault}`) : '';
  const pages = Math.ceil(count / options.perPage);
  const summary = t('summary', {
    puzzles: t('count', { count }),
    pages: t('pageCount', { count: pages }),
  });
  const isShort = count < options.perPage * options.pages;
  return isShort ? `${summary} ${t('allThereAre')}` : summary;
}

/** The choices, what can be done, and the pages as they will come out of the printer. */
export function PrintView(props: PrintViewProps) {
  const { t } = useTranslation('print');
  const { language, options, onChange, drawSeed, loadNeeding } = props;
  const { sheet, retry } = useSheet(options, loadNeeding);
  const status = useStatusText(sheet, options);
  const path = pathTo('print', { language });
  const isThere = sheet.status === 'ready' && sheet.puzzles.length > 0;
  return (
    <>
      <PrintForm
        language={language}
        options={options}
        onChange={(changes) => onChange({ ...options, ...changes })}
      />
      <div className={styles.actions}>
        <Button kind="primary" disabled={!isThere} onClick={() => window.print()}>
          {t('print')}
        </Button>
        {options.own === undefined ? (
          <Button onClick={() => onChange({ ...options, seed: drawSeed() })}>{t('another')}</Button>
        ) : (
          <LinkButton to={path}>{t('toBank')}</LinkButton>
        )}
        {sheet.status === 'failed' && <Button onClick={retry}>{t('retry')}</Button>}
      </div>
      <p role="status" className={styles.status}>
        {status}
      </p>
      <section className={styles.preview} aria-labelledby="preview">
        <h2 id="preview" className="heard-only">
          {t('preview')}
        </h2>
        {isThere && (
          <SheetPages
            puzzles={sheet.puzzles}
            options={options}
            link={`${window.location.origin}${path}${sheetHash(options)}`}
          />
        )}
      </section>
    </>
  );
}
