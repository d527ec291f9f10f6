import { type Language, pathTo, SITE } from '@nanpure/content';
import { pageDescription } from '@nanpure/content/descriptions';
import { DIFFICULTIES } from '@nanpure/engine';
import type { i18n } from 'i18next';

const icon = (name: string, size: number, purpose: 'any' | 'maskable') => ({
  src: `/icons/${name}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/** What an installed site is called and how it starts, as JSON; the texts have to be loaded. */
export function webManifest(language: Language, texts: i18n): string {
  const t = texts.getFixedT(language, 'pages');
  const manifest = {
    // One app, whichever language it was installed in.
    id: '/',
    start_url: pathTo('home', { language }),
    scope: '/',
    lang: language,
    name: SITE.name[language],
    short_name: SITE.name[language],
    description: pageDescription('home', language),
    display: 'standalone',
    theme_color: SITE.themeColor,
    background_color: SITE.paperColor,
    categories: ['games', 'education'],
    icons: [
      icon('icon-192', 192, 'any'),
      icon('icon-512', 512, 'any'),
      icon('maskable-512', 512, 'maskable'),
    ],
    shortcuts: DIFFICULTIES.map((difficulty) => ({
      name: t(`game.${difficulty}.title`),
      url: pathTo('game', { language, difficulty }),
    })),
  };
  return `${JSON.stringify(manifest)}\n`;
}
