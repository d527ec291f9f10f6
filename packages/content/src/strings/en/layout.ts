/** What stands around every screen. */
export const layout = {
  skipToContent: 'Skip to the content',
  home: 'Home',
  playEasy: 'Play easy',
  techniques: 'Techniques',
  howToPlay: 'How to play',
  statistics: 'Your statistics',
  contact: 'Contact us',
  privacy: 'Privacy policy',
  terms: 'Terms of service',
  footerNavigation: 'About this site',
  menu: 'Menu',
  mainNavigation: 'Main',
  language: 'Language',
  theme: 'Colours',
  themes: { minimal: 'Light', dark: 'Dark', highContrast: 'High contrast' },
  credits: { lab: 'Made by {{lab}}', company: 'Run by {{company}}' },
} as const;
