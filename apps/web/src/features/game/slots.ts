import type { ComponentType } from 'react';

/** Components of other features that the page passes in. */
export interface GameSlots {
  readonly SettingsDialog: ComponentType<{ readonly onClose: () => void }>;
}
