import type { ComponentType } from 'react';

/** Components of other features that the page passes in. */
export interface GameSlots {
  readonly SettingsDialog: ComponentType<{ readonly onClose: () => void }>;
  /** The links, themes and languages of the site's head, for windows that are too low for it. */
  readonly SiteMenu: ComponentType;
}
