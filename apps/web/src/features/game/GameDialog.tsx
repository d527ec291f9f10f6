import type { Difficulty } from '@nanpure/engine';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import type { DialogName } from './commands/command.ts';
import { HelpDialog } from './commands/HelpDialog.tsx';
import { helpSections } from './commands/help-sections.tsx';
import { DifficultyLinks } from './DifficultyLinks.tsx';
import { GameMenu, type GameMenuProps } from './menu/GameMenu.tsx';
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
      levels={<DifficultyLinks current={menu.session.problem.difficulty} onDifficulty={follow} />}
      site={<slots.SiteMenu />}
    />
  );
}

/** The open dialog: menu, settings or help. */
export function GameDialog({ dialog, SettingsDialog, ...menu }: GameDialogProps) {
  const { t } = useTranslation('help');
  const { onClose } = menu;
  if (dialog === 'menu') return <Menu {...menu} />;
  if (dialog === 'settings') return <SettingsDialog onClose={onClose} />;
  return (
    <HelpDialog
      title={t('title')}
      lead={t('lead')}
      footnote={t('onBoard')}
      close={t('close')}
      sections={helpSections(t)}
      onClose={onClose}
    />
  );
}
