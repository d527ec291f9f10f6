import { memo } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { isFirstClick } from '../../../ui/is-first-click.ts';
import type { CommandName } from '../commands/command.ts';
import { COMMANDS } from '../commands/index.ts';
import type { RunCommand } from '../commands/use-commands.ts';
import type { Session } from '../session/session.ts';
import type { ProblemOrigin } from '../start/problem-source.ts';
import { type HelpTexts, useHelpTexts, useTexts } from '../texts/use-texts.ts';
import styles from './more-tools.module.css';

const MORE_COMMANDS = COMMANDS.filter(({ isInMoreTools }) => isInMoreTools);

interface MoreToolsProps {
  readonly session: Session;
  readonly run: RunCommand;
  readonly onNewPuzzle: (source: ProblemOrigin) => void;
}

/** The help dialog calls itself "This help". */
function labelOf(help: HelpTexts, name: CommandName): string {
  return name === 'help' ? help('title') : help(`commands.${name}`);
}

/** The less frequent commands, below the pad. */
export const MoreTools = memo(function MoreTools({ session, run, onNewPuzzle }: MoreToolsProps) {
  const t = useTexts();
  const help = useHelpTexts();
  return (
    <fieldset className={styles.more} aria-label={t('more.label')}>
      <Button onClick={(event) => isFirstClick(event) && onNewPuzzle('bank')}>
        {t('newPuzzle')}
      </Button>
      <Button onClick={(event) => isFirstClick(event) && onNewPuzzle('made')}>
        {t('makePuzzle')}
      </Button>
      {MORE_COMMANDS.map((command) => (
        <Button
          key={command.id}
          aria-disabled={!command.isPossible(session)}
          onClick={() => run(command)}
        >
          {labelOf(help, command.name)}
        </Button>
      ))}
    </fieldset>
  );
});
