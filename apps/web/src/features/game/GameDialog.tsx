import type { Difficulty } from '@nanpure/engine';
import type { ComponentType } from 'react';
import type { DialogName } from './commands/command.ts';
import { DifficultyLinks } from './DifficultyLinks.tsx';
import { HelpDialog } from './help/HelpDialog.tsx';
import { GameMenu, type GameMenuProps } from './menu/GameMenu.tsx';
import { ModesDialog } from './menu/ModesDialog.tsx';
import type { GameSlots } from './slots.ts';

interface GameDialogProps extends Omit<GameMenuProps, 'levels' | 'site'> {
  readonly dialog: DialogName;
  readonly slots: GameSlots;
  readonly SettingsDialog: ComponentType<{ readonly onClose: () => void }>;
  readonly onDifficulty: (difficulty: Difficulty) => void;
}

function Menu({
  slots,
  onDifficulty,
  ...menu
}: Omit<GameDialogProps, 'dialog' | 'SettingsDialog'>) {
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

/** The open dialog: menu, modes, settings or help. */
export function GameDialog({ dialog, SettingsDialog, ...menu }: GameDialogProps) {
  const { onClose } = menu;
  if (dialog === 'menu') return <Menu {...menu} />;
  if (dialog === 'modes') return <ModesDialog {...menu} />;
  if (dialog === 'settings') return <SettingsDialog onClose={onClose} />;
  return <HelpDialog onClose={onClose} />;
}
