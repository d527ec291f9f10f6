import { statusOf } from '@nanpure/engine/game';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Onward } from '../../../lib/onward.ts';
import type { Command } from '../commands/command.ts';
import { COMMANDS } from '../commands/index.ts';
import type { RunCommand } from '../commands/use-commands.ts';
import { type Session, wrongDigitsIn } from '../session/session.ts';
import type { ProblemOrigin } from '../start/problem-source.ts';
import styles from './game-menu.module.css';
import { MenuItem } from './MenuItem.tsx';

const MENU_COMMANDS = COMMANDS.filter(({ isInMenu }) => isInMenu);

export interface GameMenuProps {
  readonly session: Session;
  readonly run: RunCommand;
  readonly onNewPuzzle: (source: ProblemOrigin) => void;
  readonly onClose: () => void;
  /** Instead of another puzzle of the bank. */
  readonly onward: Onward | undefined;
  /** The links to the difficulties. */
  readonly levels: ReactNode;
  /** What the head of the page has; seen only where there is no room for that. */
  readonly site: ReactNode;
}

/** Another puzzle of the same kind, in its place of the menu. */
function OnwardItem({ to, label }: Onward) {
  return (
    <li>
      <Link className={styles.item} to={to}>
        {label}
      </Link>
    </li>
  );
}

/** How many digits are wrong, where the player may know: marked as they are, or on a full board. */
function knownMistakes({ game }: Session): number | undefined {
  const isTold = game.config.mistakePolicy === 'show' || statusOf(game) === 'full-but-wrong';
  return isTold ? wrongDigitsIn(game) : undefined;
}

function useLabel(session: Session) {
  const { t } = useTranslation(['menu', 'help']);
  const count = knownMistakes(session);
  return ({ name }: Command): string => {
    // The help dialog calls itself "This help".
    if (name === 'help') return t('help:title');
    return name === 'clear-mistakes' && count !== undefined
      ? t('clearMistakes', { count })
      : t(`help:commands.${name}`);
  };
}

/** Everything that isn't needed at each move. */
export function GameMenu({
  session,
  run,
  onNewPuzzle,
  onClose,
  onward,
  levels,
  site,
}: GameMenuProps) {
  const { t } = useTranslation(['menu', 'game']);
  const labelOf = useLabel(session);
  // Closed first, so that the focus goes back to where a dialog that follows will give it back.
  const press = (action: () => void) => () => {
    onClose();
    action();
  };
  return (
    <>
      <ul className={styles.items}>
        {onward ? (
          <OnwardItem {...onward} />
        ) : (
          <>
            <MenuItem label={t('game:newPuzzle')} onPress={press(() => onNewPuzzle('bank'))} />
            <MenuItem
              label={t('makePuzzle')}
              text={t('makePuzzleHere')}
              onPress={press(() => onNewPuzzle('made'))}
            />
          </>
        )}
        {MENU_COMMANDS.map((command) => (
          <MenuItem
            key={command.id}
            label={labelOf(command)}
            isPossible={command.isPossible(session)}
            onPress={press(() => run(command))}
          />
        ))}
      </ul>
      <div className={styles.levels}>{levels}</div>
      <div className={styles.site}>{site}</div>
    </>
  );
}
