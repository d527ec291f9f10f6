import type { Language } from '@nanpure/content';
import type { ComponentType } from 'react';
import type { FinishSlots } from './result/finish-slots.ts';

/** Components of other features that the page passes in. */
export interface GameSlots extends FinishSlots {
  readonly loadSettings: () => Promise<ComponentType>;
  /** Downloads the texts of the help dialog. */
  readonly loadGuideTexts: (language: Language) => Promise<void>;
  /** The links, themes and languages of the site's head, for windows that are too low for it. */
  readonly SiteMenu: ComponentType;
}
