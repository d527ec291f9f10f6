import { LANGUAGES, type Language, pathTo } from '@nanpure/content';
import { techniqueName } from '@nanpure/content/techniques';
import type { Difficulty } from '@nanpure/engine';
import type { To } from 'react-router-dom';
import type { ShownGame } from '../../features/game/saves/resumable-games.ts';
import { type SaveSlot, saveKeyOf } from '../../features/game/saves/save-slot.ts';
import type { WaitingGame } from '../../features/home/ContinueCards.tsx';
import { i18nIn, loadTexts } from '../../features/language/i18n.ts';
import { fragmentOf } from '../../features/own-puzzle/own-puzzle-link.ts';
import type { OwnRating } from '../../features/own-puzzle/own-rating.ts';

type NameOfOwn = (rating: OwnRating, language: Language) => string;

/** In every language: who switches goes on where they were. */
async function loadOwnNames(): Promise<NameOfOwn> {
  const [{ ownGameName }] = await Promise.all([
    import('../../features/own-puzzle/own-label-text.ts'),
    ...LANGUAGES.map((language) => loadTexts(language, 'handedGames')),
  ]);
  return (rating, language) =>
    ownGameName(i18nIn(language).getFixedT(null, ['ownGame', 'common']), language, rating);
}

function levelName(difficulty: Difficulty, language: Language): string {
  return i18nIn(language).getFixedT(null, 'common')(`difficulty.${difficulty}`);
}

/** Where a game is gone on with, and what it is called beside others; undefined where it has no page here. */
function wayTo(
  { slot, problem }: ShownGame,
  language: Language,
  nameOfOwn: NameOfOwn | undefined,
): { readonly to: To; readonly name: string } | undefined {
  switch (slot.kind) {
    case 'bank':
      return {
        to: pathTo('game', { language, difficulty: slot.difficulty }),
        name: levelName(slot.difficulty, language),
      };
    case 'practice':
      return {
        to: {
          pathname: pathTo('game', { language, difficulty: slot.difficulty }),
          search: `?technique=${slot.technique}`,
        },
        name: techniqueName(slot.technique, language),
      };
    case 'own':
      return (
        nameOfOwn && {
          to: { pathname: pathTo('ownGame', { language }), hash: fragmentOf(slot.puzzle) },
          name: nameOfOwn(problem, language),
        }
      );
    case 'daily':
      return undefined;
  }
}

/** The games in progress in a language, as the home page shows them. What names some is downloaded only for them. */
export async function loadWaitingGames(
  games: readonly ShownGame[],
): Promise<(language: Language) => readonly WaitingGame[]> {
  const isOwn = ({ kind }: SaveSlot) => kind === 'own';
  const nameOfOwn = games.some(({ slot }) => isOwn(slot)) ? await loadOwnNames() : undefined;
  return (language) =>
    games.flatMap((game) => {
      const way = wayTo(game, language, nameOfOwn);
      const { slot, cells, time } = game;
      return way ? [{ ...way, key: saveKeyOf(slot), cells, time }] : [];
    });
}
