import { pathTo } from '@nanpure/content';
import { namesPuzzle } from '@nanpure/content/puzzle-fragment';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { readShownGames } from '../features/game/saves/resumable-games.ts';
import { type OwnGame, OwnGameList } from '../features/own-puzzle/OwnGameList.tsx';
import { OwnPuzzleForm } from '../features/own-puzzle/OwnPuzzleForm.tsx';
import styles from '../features/own-puzzle/own-puzzle.module.css';
import { deviceStorage } from '../lib/storage/storage.ts';
import { useHydrated } from '../lib/use-hydrated.ts';
import { useLanguage } from '../lib/use-language.ts';
import { LinkButton } from '../ui/LinkButton.tsx';
import { PuzzleOfLink } from './game/PuzzleOfLink.tsx';

function keptGames(): readonly OwnGame[] {
  return readShownGames(deviceStorage).flatMap(({ slot, state, ...game }) =>
    slot.kind === 'own' ? [{ ...game, puzzle: slot.puzzle, isWon: state === 'won' }] : [],
  );
}

/** The player's own games, and where another one begins. */
function OwnGames() {
  const { t } = useTranslation('ownGame');
  const language = useLanguage();
  const navigate = useNavigate();
  const [games, setGames] = useState<readonly OwnGame[]>();
  // The game that was left for this list saves its last moves as it goes.
  useEffect(() => setGames(keptGames()), []);
  return (
    <>
      <OwnPuzzleForm onPuzzle={(hash) => void navigate({ hash })} />
      <p>
        <LinkButton to={pathTo('solver', { language })}>{t('typeIn')}</LinkButton>
      </p>
      <section>
        <h2>{t('kept')}</h2>
        {games && <OwnGameList games={games} />}
      </section>
    </>
  );
}

/** A game on the puzzle that the fragment of the address names, or all such games. */
export function OwnGamePage() {
  const { t } = useTranslation('ownGame');
  const { hash } = useLocation();
  // No server hears the fragment.
  const isHydrated = useHydrated();
  if (isHydrated && namesPuzzle(hash)) return <PuzzleOfLink key={hash} hash={hash} />;
  return (
    <div className={styles.page}>
      <header>
        <h1 id="title" tabIndex={-1}>
          {t('title')}
        </h1>
        <p>{t('lead')}</p>
      </header>
      {isHydrated && <OwnGames />}
    </div>
  );
}
