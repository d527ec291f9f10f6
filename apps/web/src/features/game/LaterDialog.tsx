import type { Language } from '@nanpure/content';
import { type ComponentProps, type ComponentType, useEffect, useState } from 'react';
import { logProblem } from '../../lib/log.ts';
import { spareTime } from '../../lib/spare-time.ts';
import { useLanguage } from '../../lib/use-language.ts';
import type { DialogName } from './commands/command.ts';
import type { GameDialog } from './GameDialog.tsx';
import type { GameSlots } from './slots.ts';
import { useTexts } from './texts/use-texts.ts';

type DialogProps = ComponentProps<typeof GameDialog>;

interface LaterDialogProps extends Omit<DialogProps, 'dialog' | 'Settings'> {
  readonly dialog: DialogName | undefined;
  readonly slots: GameSlots;
  /** Shows a message. */
  readonly say: (text: string) => void;
}

interface Parts {
  readonly language: Language;
  readonly GameDialog: ComponentType<DialogProps>;
  readonly Settings: DialogProps['Settings'];
}

async function load(
  { loadSettings, loadGuideTexts }: GameSlots,
  language: Language,
): Promise<Parts> {
  const [{ GameDialog }, Settings] = await Promise.all([
    import('./GameDialog.tsx'),
    loadSettings(),
    loadGuideTexts(language),
  ]);
  return { language, GameDialog, Settings };
}

/** The same while nobody waits for it, one after the other: on a slow phone each request blocks some frames. */
async function loadAhead(slots: GameSlots, language: Language): Promise<Parts> {
  await spareTime();
  await import('./GameDialog.tsx');
  await spareTime();
  await slots.loadSettings();
  await spareTime();
  return load(slots, language);
}

/** The open dialog. What dialogs need is downloaded after the puzzle, at once where one is opened before that, or it has failed. */
export function LaterDialog({ dialog, say, ...props }: LaterDialogProps) {
  const t = useTexts();
  const { slots, onClose } = props;
  const language = useLanguage();
  const [loaded, setLoaded] = useState<Parts>();
  const parts = loaded?.language === language ? loaded : undefined;
  const isWanted = dialog !== undefined;
  useEffect(() => {
    if (parts) return;
    let isCurrent = true;
    (isWanted ? load : loadAhead)(slots, language).then(
      (all) => isCurrent && setLoaded(all),
      (reason) => {
        if (!isCurrent || !isWanted) return;
        logProblem('The dialog could not be loaded.', reason);
        say(t('dialogFailed'));
        onClose();
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [parts, slots, language, isWanted, onClose, say, t]);
  if (!dialog || !parts) return null;
  return <parts.GameDialog {...props} dialog={dialog} Settings={parts.Settings} />;
}
