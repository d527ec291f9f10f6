import type { Language } from './languages.ts';

/** Who the site is. Whoever runs it under another name changes it here and nowhere else. */
export const SITE = {
  name: { en: 'Nanpure Lab', ja: 'ナンプレラボ' },
  /** As link previews name a language and its region. */
  locale: { en: 'en_US', ja: 'ja_JP' },
  /** The research lab credited in the footer. */
  labLabel: { en: 'Puzzle Logic Laboratory', ja: 'パズル論理研究室' },
  /** The company credited in the footer. */
  company: { en: 'Nanpure Works', ja: 'ナンプレワークス' },
  /** The colour browsers may tint their own interface with. */
  themeColor: '#1f2937',
  /** What is seen while an installed site starts: the paper of the light theme. */
  paperColor: '#faf9f5',
} as const satisfies {
  name: Readonly<Record<Language, string>>;
  locale: Readonly<Record<Language, string>>;
  labLabel: Readonly<Record<Language, string>>;
  company: Readonly<Record<Language, string>>;
  themeColor: `#${string}`;
  paperColor: `#${string}`;
};

/** Whether lab and company are made up: the build says so until whoever runs the site is named. */
export const IS_OPERATOR_MADE_UP: boolean = true;
