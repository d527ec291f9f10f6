import type { ComponentType } from 'react';
import type { FinishSlots } from './result/finish-slots.ts';

/** Components of other features that the page passes in. */
export interface GameSlots extends FinishSlots {
  readonly SettingsDialog: ComponentType<{ readonly onClose: () => void }>;
}
