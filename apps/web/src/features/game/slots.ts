import type { ComponentType } from 'react';

/** What the page puts into the game from other features. */
export interface GameSlots {
  readonly SettingsDialog: ComponentType<{ readonly onClose: () => void }>;
}
