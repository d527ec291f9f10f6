import type { Language } from '@nanpure/content';
import { pathTo } from '@nanpure/content';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { sentenceGap } from '../../lib/typesetting/sentence-gap.ts';
import { Button } from '../../ui/Button.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { PrintForm } from './PrintForm.tsx';
import styles from './print.module.css';
import { SheetPages } from './SheetPages.tsx';
import { type SheetOptions, sheetHash } from './sheet-options.ts';
import { pagesOf } from './sheet-pages.ts';
import type { LoadNeeding } from './sheet-puzzles.ts';
import { type Sheet, useSheet } from './use-sheet.ts';

interface PrintViewProps {
  readonly language: Language;
  readonly options: SheetOptions;
  readonly onChange: (options: SheetOptions) => void;
  readonly drawSeed: () => string;
  readonly loadNeeding: LoadNeeding;
}

/** How many puzzles there are, and on how many pages; and that they are others, where they were just asked for. */
function useStatusText(
  sheet: Sheet,
  { language, options }: Pick<PrintViewProps, 'language' | 'options'>,
  areOthers: boolean,
): string {
  const { t } = useTranslation('print');
  if (sheet.status !== 'ready') return t(sheet.status);
  if (sheet.fault) return t(`ownFaults.${sheet.fault}`);
  const { pages, solutionPages } = pagesOf(sheet.puzzles, options);
  const count = sheet.puzzles.length;
  const summary = t(solutionPages.length > 0 ? 'summaryWithSolutions' : 'summary', {
    puzzles: t('count', { count }),
    pages: t('pageCount', { count: pages.length }),
    solutions: t('solutionPageCount', { count: solutionPages.length }),
  });
  const isShort = options.own === undefined && count < options.perPage * options.pages;
  if (isShort) return [summary, t('allThereAre')].join(sentenceGap(language));
  return areOthers ? [t('replaced'), summary].join(sentenceGap(language)) : summary;
}

/** The choices, what can be done, and the pages as they will come out of the printer. */
export function PrintView(props: PrintViewProps) {
  const { t } = useTranslation('print');
  const { language, options, onChange, drawSeed, loadNeeding } = props;
  const { sheet, retry } = useSheet(options, loadNeeding);
  const [redrawn, setRedrawn] = useState<string>();
  const areOthers = redrawn !== undefined && redrawn === options.seed;
  const status = useStatusText(sheet, props, areOthers);
  const change = (changes: Partial<SheetOptions>) => {
    setRedrawn(changes.seed);
    onChange({ ...options, ...changes });
  };
  const path = pathTo('print', { language });
  const isThere = sheet.status === 'ready' && sheet.puzzles.length > 0;
  return (
    <>
      <PrintForm language={language} options={options} onChange={change} />
      <div className={styles.actions}>
        <Button kind="primary" disabled={!isThere} onClick={() => window.print()}>
          {t('print')}
        </Button>
        {options.own === undefined ? (
          <Button onClick={() => change({ seed: drawSeed() })}>{t('another')}</Button>
        ) : (
          <LinkButton to={path}>{t('toBank')}</LinkButton>
        )}
        {sheet.status === 'failed' && <Button onClick={retry}>{t('retry')}</Button>}
      </div>
      <p role="status" className={styles.status}>
        {/* What is added is read out, even where it says the same of other puzzles. */}
        <span key={options.seed}>{status}</span>
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
