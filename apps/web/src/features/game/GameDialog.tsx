import type { Difficulty } from '@nanpure/engine';
import type { ParseKeys } from 'i18next';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import type { DialogName } from './commands/command.ts';
import { DifficultyLinks } from './DifficultyLinks.tsx';
import { Help } from './help/Help.tsx';
import { GameMenu, type GameMenuProps } from './menu/GameMenu.tsx';
import { ModeList } from './menu/ModeList.tsx';
import type { GameSlots } from './slots.ts';

interface GameDialogProps extends Omit<GameMenuProps, 'levels' | 'site'> {
  readonly dialog: DialogName;
  readonly slots: GameSlots;
  readonly Settings: ComponentType;
  readonly onDifficulty: (difficulty: Difficulty) => void;
  /** Whether the puzzle is one of the player's own. */
  readonly isOwn: boolean;
}

const NAMESPACES = ['menu', 'guide', 'settings', 'help'] as const;

type Text = ParseKeys<typeof NAMESPACES>;

interface Look {
  readonly title: Text;
  /** The button at its foot. */
  readonly close: Text;
  /** What is chosen is seen on the board at once. */
  readonly isBesideBoard: boolean;
}

const LOOKS: Readonly<Record<DialogName, Look>> = {
  menu: { title: 'menu:title', close: 'menu:close', isBesideBoard: false },
  modes: { title: 'guide:modes.title', close: 'help:close', isBesideBoard: true },
  settings: { title: 'settings:title', close: 'settings:close', isBesideBoard: true },
  help: { title: 'help:title', close: 'help:close', isBesideBoard: false },
};

function Menu({ slots, onDifficulty, ...menu }: Omit<GameDialogProps, 'dialog' | 'Settings'>) {
  const follow = (difficulty: Difficulty) => {
    menu.onClose();
    onDifficulty(difficulty);
  };
  return (
    <GameMenu
      {...menu}
      levels={
        menu.onward ? null : (
          <DifficultyLinks current={menu.session.problem.difficulty} onDifficulty={follow} />
        )
      }
      site={<slots.SiteMenu />}
    />
  );
}

function Contents({ dialog, Settings, ...menu }: GameDialogProps) {
  switch (dialog) {
    case 'menu':
      return <Menu {...menu} />;
    case 'modes':
      return <ModeList {...menu} />;
    case 'settings':
      return <Settings />;
    case 'help':
      return <Help isBeyondCourse={menu.isOwn} />;
  }
}

/**
 * The open dialog: menu, modes, settings or help. One element for all of them: as one closes and another opens, the
 * browser would style the whole page twice.
 */
export function GameDialog(props: GameDialogProps) {
  const { dialog, onClose } = props;
  const { t } = useTranslation(NAMESPACES);
  const { title, close, isBesideBoard } = LOOKS[dialog];
  return (
    <Dialog
      title={t(title)}
      size="wide"
      isBesideBoard={isBesideBoard}
      onCancel={onClose}
      actions={
        <Button kind="primary" onClick={onClose}>
          {t(close)}
        </Button>
      }
    >
      <Contents {...props} />
    </Dialog>
  );
}
