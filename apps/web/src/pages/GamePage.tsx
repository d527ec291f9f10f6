import type { Language } from '@nanpure/content';
import { useCallback } from 'react';
import { useStorageNotice } from '../features/backup/use-storage-notice.tsx';
import { Board } from '../features/board/Board.tsx';
import { GameScreen } from '../features/game/GameScreen.tsx';
import { InvalidDifficulty } from '../features/invalid-difficulty/InvalidDifficulty.tsx';
import { loadTexts } from '../features/language/i18n.ts';
import { useLanguage } from '../lib/use-language.ts';
import { usePageMatch } from '../lib/use-page-match.ts';

async function loadStorageNotice(language: Language) {
  const [{ StorageNotice }] = await Promise.all([
    import('../features/backup/StorageNotice.tsx'),
    loadTexts(language, 'records'),
  ]);
  return StorageNotice;
}

/** A game of the difficulty in the address, on the board that draws it. */
export function GamePage() {
  const language = useLanguage();
  const difficulty = usePageMatch('game')?.params.difficulty;
  const notice = useStorageNotice(useCallback(() => loadStorageNotice(language), [language]));
  if (!difficulty) return <InvalidDifficulty language={language} />;
  return (
    <>
      <GameScreen key={difficulty} difficulty={difficulty} Board={Board} />
      {notice}
    </>
  );
}
