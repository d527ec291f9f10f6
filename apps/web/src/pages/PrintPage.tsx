import { useCallback, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { PrintView } from '../features/print/PrintView.tsx';
import { parseSheet, type SheetOptions, sheetHash } from '../features/print/sheet-options.ts';
import { useHydrated } from '../lib/use-hydrated.ts';
import { useLanguage } from '../lib/use-language.ts';
import styles from './print-page.module.css';

/** Undefined where the download fails. */
const loadNeeding = () =>
  import('../features/game/start/technique-facts.ts').then(
    ({ idsNeeding }) => idsNeeding,
    () => undefined,
  );

/** Short enough to be typed from paper. */
function drawSeed(): string {
  return Math.random().toString(36).slice(2, 8).padEnd(6, '0');
}

/** Whether an address says which puzzles. */
function isWhole({ seed, own }: SheetOptions): boolean {
  return seed !== undefined || own !== undefined;
}

/** Sheets of puzzles for paper; what is on them stands in the address. */
export function PrintPage() {
  const { t } = useTranslation('print');
  const language = useLanguage();
  const isHydrated = useHydrated();
  const { hash } = useLocation();
  const navigate = useNavigate();
  const options = parseSheet(isHydrated ? hash : '');
  const show = useCallback(
    // At once: what was chosen is shown by what the address says.
    (next: SheetOptions) =>
      void navigate(
        { hash: sheetHash(next) },
        { replace: true, preventScrollReset: true, flushSync: true },
      ),
    [navigate],
  );

  useEffect(() => {
    if (isWhole(parseSheet(hash))) return;
    // The address may have changed before the router listened.
    const asked = parseSheet(window.location.hash);
    show(isWhole(asked) ? asked : { ...asked, seed: drawSeed() });
  }, [hash, show]);

  return (
    <div className={styles.page}>
      <header>
        <h1 id="title">{t('title')}</h1>
        {options.own === undefined && <p>{t('lead')}</p>}
      </header>
      <PrintView
        language={language}
        options={options}
        onChange={show}
        drawSeed={drawSeed}
        loadNeeding={loadNeeding}
      />
    </div>
  );
}
