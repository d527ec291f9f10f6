import { useTranslation } from 'react-i18next';
import { HelpDialog } from './commands/HelpDialog.tsx';
import { helpSections } from './commands/help-sections.tsx';
import type { GameSlots } from './slots.ts';
import type { DialogName } from './use-dialog.ts';

interface GameDialogProps {
  readonly dialog: DialogName;
  readonly slots: GameSlots;
  readonly onClose: () => void;
}

/** The open dialog: settings or help. */
export function GameDialog({ dialog, slots, onClose }: GameDialogProps) {
  const { t } = useTranslation('help');
  if (dialog === 'settings') return <slots.SettingsDialog onClose={onClose} />;
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
