import type { Language } from '@nanpure/content';
import { useTranslation } from 'react-i18next';
import type { GameFacts } from '../../features/game/use-game-events.ts';
import { loadTexts } from '../../features/language/i18n.ts';
import { LanguageSelector } from '../../features/language/LanguageSelector.tsx';
import { SiteLinks } from '../../features/site-links/SiteLinks.tsx';
import { ThemeSwitcher } from '../../features/theme/ThemeSwitcher.tsx';
import { useLanguage } from '../../lib/use-language.ts';
import { reportSwitch } from '../../third-parties/index.ts';

/* What other features draw in a game, whichever puzzle it is. */

/** What the head of the site has, for windows in which the game takes its place. */
export function SiteMenu() {
  const language = useLanguage();
  const { t } = useTranslation('layout');
  return (
    <>
      <SiteLinks label={t('mainNavigation')} />
      <ThemeSwitcher />
      <LanguageSelector current={language} onSwitch={reportSwitch} />
    </>
  );
}

export async function loadSettings() {
  return (await import('../../features/settings/SettingsChoices.tsx')).SettingsChoices;
}

export const loadGuideTexts = (language: Language) => loadTexts(language, 'guide');

/** Tells the course of a hard puzzle that was finished without a hint. */
export function noteForCourse({ difficulty, hintsUsed, problemId }: GameFacts) {
  if (difficulty !== 'hard' || hintsUsed > 0) return;
  import('../../lib/met-techniques.ts').then(
    ({ noteHardGame }) => noteHardGame(problemId),
    // The course counts one game less.
    () => undefined,
  );
}

export async function loadFinishParts(language: Language) {
  const [{ WinComparison }, { FinishTip }] = await Promise.all([
    import('../../features/statistics/WinComparison.tsx'),
    import('../../features/reward/FinishTip.tsx'),
    loadTexts(language, 'finish'),
    loadTexts(language, 'reward'),
  ]);
  return { WinComparison, FinishTip };
}
