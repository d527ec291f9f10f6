import type { Language } from '@nanpure/content';
import { useRef } from 'react';
import { I18nextProvider, useTranslation } from 'react-i18next';
import { TAB_STOP } from '../../board/tab-stop.ts';
import { keepTogether } from '../../lib/typesetting/keep-together.ts';
import { useFocusAfter } from '../../lib/use-focus-after.ts';
import { Button } from '../../ui/Button.tsx';
import { About } from './About.tsx';
import { Formats } from './Formats.tsx';
import { NEXT_STEP } from './focus-targets.ts';
import { HeardEntry } from './input/HeardEntry.tsx';
import { InputBoard } from './input/InputBoard.tsx';
import { ReadingNote } from './input/ReadingNote.tsx';
import { SolverPad } from './input/SolverPad.tsx';
import { STATUS_ID, StatusLine } from './input/StatusLine.tsx';
import { TextButtons, TextField } from './input/TextInput.tsx';
import styles from './solver.module.css';
import { useSightOfOutcome } from './use-sight-of-outcome.ts';
import { type SolverScreen, useSolverScreen } from './use-solver-screen.ts';
import type { WayParts } from './use-way-parts.ts';

interface SolverViewProps {
  readonly language: Language;
  /** Downloads what shows a way. */
  readonly loadParts: (language: Language) => Promise<WayParts>;
}

/** Where a puzzle goes in. */
function Input({
  language,
  screen,
}: {
  readonly language: Language;
  readonly screen: SolverScreen;
}) {
  const { t } = useTranslation('solver');
  const { entry, look, search, move, source } = screen;
  const field = useRef<HTMLTextAreaElement>(null);
  const { reading } = screen;
  const isFieldWrong = reading?.kind === 'unread' && reading.origin === 'field';
  return (
    <div className={styles.columns}>
      <div className={styles.main}>
        <TextButtons source={source} field={field} onExample={screen.showExample} />
        <InputBoard
          entry={entry}
          repeated={look.repeated}
          verdict={search.way?.verdict}
          onMove={move}
        />
      </div>
      <div className={styles.side} data-off-paper>
        <StatusLine
          language={language}
          look={look}
          way={search.way}
          reading={screen.reading}
          isMissing={screen.isMissing}
          onRetry={screen.solve}
        />
        <HeardEntry grid={entry.board.grid} />
        <SolverPad entry={entry} onMove={move} />
        <div className={styles.tools}>
          <Button kind="primary" aria-disabled={!screen.canSolve} onClick={screen.solve}>
            {t('solve')}
          </Button>
        </div>
        <p className={styles.remark} data-keys>
          {keepTogether(t('typing'))}
        </p>
        <TextField
          text={screen.text}
          troubleId={isFieldWrong ? STATUS_ID : undefined}
          field={field}
          onText={screen.setText}
          source={source}
        />
      </div>
    </div>
  );
}

/** Whether it is known what came of the board; what shows a way may still have to be downloaded. */
function isSettled({ search: { way }, parts, isMissing }: SolverScreen): boolean {
  if (!way || way.status === 'failed' || isMissing) return true;
  return way.verdict !== undefined && (way.verdict.code !== 'one' || parts !== undefined);
}

/** The solver: a puzzle goes in, the way through it comes out. */
export function SolverView({ language, loadParts }: SolverViewProps) {
  const { t } = useTranslation('solver');
  const screen = useSolverScreen(language, loadParts);
  const { search, parts, isFound } = screen;
  const page = useFocusAfter(isFound ? NEXT_STEP : TAB_STOP);
  useSightOfOutcome(page, screen.asked, isSettled(screen));
  return (
    <div ref={page} className={styles.page}>
      <header className={styles.head}>
        <h1 id="title">{t('title')}</h1>
        {!isFound && <p>{keepTogether(t('lead'))}</p>}
        {!isFound && <p className={styles.remark}>{keepTogether(t('privacy'))}</p>}
        {isFound && (
          <div className={styles.tools}>
            <Button onClick={screen.edit}>{t('edit')}</Button>
            <Button onClick={screen.another}>{t('another')}</Button>
          </div>
        )}
        {isFound && <ReadingNote reading={screen.reading} />}
      </header>
      {isFound && parts && search.way ? (
        <I18nextProvider i18n={parts.texts}>
          <parts.Way
            key={`${search.way.board.grid}${search.way.board.candidates?.join() ?? ''}`}
            language={parts.language}
            tools={parts.tools}
            way={search.way}
            place={screen.place}
            onStop={search.stop}
            onGoOn={search.goOn}
          />
        </I18nextProvider>
      ) : (
        <Input language={language} screen={screen} />
      )}
      <Formats />
      <About language={language} />
    </div>
  );
}
