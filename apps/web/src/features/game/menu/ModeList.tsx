import { useTranslation } from 'react-i18next';
import type { Command } from '../commands/command.ts';
import { PENCIL_MODES } from '../commands/entry.ts';
import { GATHER, SELECT_SAME } from '../commands/selection.ts';
import type { RunCommand } from '../commands/use-commands.ts';
import type { Session } from '../session/session.ts';
import styles from './game-menu.module.css';
import { MenuItem } from './MenuItem.tsx';

const MODES = ['notes', 'centre', 'colour'] as const;

interface ModeListProps {
  readonly session: Session;
  readonly run: RunCommand;
  readonly onClose: () => void;
}

/** The kinds of notes, the colours, and the ways to select several cells, each with what it is for. */
export function ModeList({ session, run, onClose }: ModeListProps) {
  const { t } = useTranslation(['guide', 'help']);
  // Closed first, so that the focus is back where it was.
  const press = (command: Command) => () => {
    onClose();
    run(command);
  };
  return (
    <ul className={styles.items}>
      {MODES.map((mode) => (
        <MenuItem
          key={mode}
          label={t(`modes.${mode}`)}
          text={t(`modes.about.${mode}`)}
          isOn={session.mode === mode}
          onPress={press(PENCIL_MODES[mode])}
        />
      ))}
      <MenuItem
        label={t('help:commands.gather')}
        text={t('modes.about.gather')}
        isOn={session.isGathering === true}
        onPress={press(GATHER)}
      />
      <MenuItem
        label={t('help:commands.select-same')}
        text={t('modes.about.same')}
        onPress={press(SELECT_SAME)}
      />
    </ul>
  );
}
