import { useTranslation } from 'react-i18next';
import { helpSections } from './commands/help-sections.tsx';
import type { GameParts } from './parts.ts';
import type { DialogName } from './use-dialog.ts';

interface GameDialogProps {
  readonly dialog: DialogName;
  readonly parts: GameParts;
  readonly onClose: () => void;
}

/** What the player opened over the game. */
export function GameDialog({ dialog, parts, onClose }: GameDialogProps) {
  const { t } = useTranslation('help');
  const { HelpDialog, SettingsDialog } = parts;
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
