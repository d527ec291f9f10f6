import { Board } from '../features/board/Board.tsx';
import { GameScreen } from '../features/game/GameScreen.tsx';
import { InvalidDifficulty } from '../features/invalid-difficulty/InvalidDifficulty.tsx';
import { useLanguage } from '../lib/use-language.ts';
import { usePageMatch } from '../lib/use-page-match.ts';

/** A game of the difficulty in the address, on the board that draws it. */
export function GamePage() {
  const language = useLanguage();
  const difficulty = usePageMatch('game')?.params.difficulty;
  if (!difficulty) return <InvalidDifficulty language={language} />;
  return <GameScreen key={difficulty} difficulty={difficulty} Board={Board} />;
}
