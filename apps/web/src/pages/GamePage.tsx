import { Board } from '../features/board/Board.tsx';
import { Confetti } from '../features/celebration/Confetti.tsx';
import { GameScreen } from '../features/game/GameScreen.tsx';
import { HelpDialog } from '../features/help/HelpDialog.tsx';
import { HintPanel } from '../features/hints/HintPanel.tsx';
import { InvalidDifficulty } from '../features/invalid-difficulty/InvalidDifficulty.tsx';
import { SettingsDialog } from '../features/settings/SettingsDialog.tsx';
import { useSettings } from '../features/settings/use-settings.ts';
import { useLanguage } from '../lib/use-language.ts';
import { usePageMatch } from '../lib/use-page-match.ts';

const PARTS = { Board, HintPanel, HelpDialog, SettingsDialog, Celebration: Confetti };

/** A game of the difficulty in the address, with all that other features draw in it. */
export function GamePage() {
  const language = useLanguage();
  const settings = useSettings();
  const difficulty = usePageMatch('game')?.params.difficulty;
  if (!difficulty) return <InvalidDifficulty language={language} />;
  return <GameScreen key={difficulty} difficulty={difficulty} parts={PARTS} settings={settings} />;
}
