import { type Language, pathTo } from '@nanpure/content';
import type { Difficulty } from '@nanpure/engine';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type ResumableGame,
  readResumableGames,
} from '../../features/game/saves/resumable-games.ts';
import type { BankSlot, PracticeSlot } from '../../features/game/saves/save-slot.ts';
import { ContinueCard } from '../../features/home/ContinueCard.tsx';
import { deviceStorage } from '../../lib/storage/storage.ts';

/** What the home page shows of games that wait to be gone on with. */
export interface Resume {
  /** The playing time of each. */
  readonly times: Readonly<Partial<Record<Difficulty, string>>>;
  /** The way back to the one that was played last; undefined where none is in progress. */
  readonly card: ((language: Language) => ReactNode) | undefined;
}

type ShownGame = ResumableGame & { readonly slot: BankSlot | PracticeSlot };

const isShown = (game: ResumableGame): game is ShownGame =>
  game.slot.kind === 'bank' || game.slot.kind === 'practice';

function Card({ language, game }: { readonly language: Language; readonly game: ShownGame }) {
  const { t } = useTranslation('common');
  const { difficulty } = game.slot;
  const search = game.slot.kind === 'practice' ? `?technique=${game.slot.technique}` : '';
  const to = { pathname: pathTo('game', { language, difficulty }), search };
  return <ContinueCard game={{ ...game, to, name: t(`difficulty.${difficulty}`) }} />;
}

/** Reads the saved games. In a module of its own: who has none needn't download what reads them. */
export function readResume(): Resume {
  const games = readResumableGames(deviceStorage).filter(isShown);
  const [latest] = games;
  return {
    times: Object.fromEntries(
      games.flatMap(({ slot, time }) => (slot.kind === 'bank' ? [[slot.difficulty, time]] : [])),
    ),
    card: latest && ((language) => <Card language={language} game={latest} />),
  };
}
