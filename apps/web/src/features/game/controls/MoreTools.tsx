import { memo } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { isFirstClick } from '../../../ui/is-first-click.ts';
import { CLEAR_ALL_NOTES, CLEAR_MISTAKES, FILL_NOTES } from '../commands/history.ts';
import { HELP, SETTINGS } from '../commands/screen.ts';
import type { RunCommand } from '../commands/use-commands.ts';
import type { Session } from '../session/session.ts';
import type { ProblemOrigin } from '../start/problem-source.ts';
import { useTexts } from '../texts/use-texts.ts';
import styles from './more-tools.module.css';

const TOOLS = [
  { command: FILL_NOTES, label: 'more.fillNotes' },
  { command: CLEAR_ALL_NOTES, label: 'more.clearAllNotes' },
  { command: CLEAR_MISTAKES, label: 'more.clearMistakes' },
  { command: SETTINGS, label: 'more.settings' },
  { command: HELP, label: 'more.help' },
] as const;

interface MoreToolsProps {
  readonly session: Session;
  readonly run: RunCommand;
  readonly onNewPuzzle: (source: ProblemOrigin) => void;
}

/** The less frequent commands, below the pad. */
export const MoreTools = memo(function MoreTools({ session, run, onNewPuzzle }: MoreToolsProps) {
  const t = useTexts();
  return (
    <fieldset className={styles.more} aria-label={t('more.label')}>
      <Button onClick={(event) => isFirstClick(event) && onNewPuzzle('bank')}>
        {t('newPuzzle')}
      </Button>
      <Button onClick={(event) => isFirstClick(event) && onNewPuzzle('made')}>
        {t('makePuzzle')}
      </Button>
      {TOOLS.map(({ command, label }) => (
        <Button
          key={command.id}
          aria-disabled={!command.isPossible(session)}
          onClick={() => run(command)}
        >
          {t(label)}
        </Button>
      ))}
    </fieldset>
  );
});
