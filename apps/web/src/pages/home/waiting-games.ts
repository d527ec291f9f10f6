import { LANGUAGES, type Language, pathTo } from '@nanpure/content';
import { fragmentOf } from '@nanpure/content/puzzle-fragment';
import { techniqueName } from '@nanpure/content/techniques';
import type { Difficulty } from '@nanpure/engine';
import type { To } from 'react-router-dom';
import { hashOfName } from '../../features/daily/address.ts';
import type { ShownGame } from '../../features/game/saves/resumable-games.ts';
import { type DailySlot, type SaveSlot, saveKeyOf } from '../../features/game/saves/save-slot.ts';
import type { WaitingGame } from '../../features/home/ContinueCards.tsx';
import { i18nIn, loadTexts } from '../../features/language/i18n.ts';
import type { OwnRating } from '../../features/own-puzzle/own-rating.ts';
import { formatDay } from '../../lib/calendar.ts';

type NameOfOwn = (rating: OwnRating, language: Language) => string;
type NameOfDaily = (slot: DailySlot, language: Language) => string;

/** What is downloaded only for those who have such games. */
interface Names {
  readonly ofOwn: NameOfOwn | undefined;
  readonly ofDaily: NameOfDaily | undefined;
}

/** In every language: who switches goes on where they were. */
async function loadOwnNames(): Promise<NameOfOwn> {
  const [{ ownGameName }] = await Promise.all([
    import('../../features/own-puzzle/own-label-text.ts'),
    ...LANGUAGES.map((language) => loadTexts(language, 'handedGames')),
  ]);
  return (rating, language) =>
    ownGameName(i18nIn(language).getFixedT(null, ['ownGame', 'common']), language, rating);
}

async function loadDailyNames(): Promise<NameOfDaily> {
  await Promise.all(LANGUAGES.map((language) => loadTexts(language, 'daily')));
  return ({ date, difficulty }, language) =>
    i18nIn(language).getFixedT(null, 'daily')('play.title', {
      difficulty: levelName(difficulty, language),
      date: formatDay(date, language, { month: 'long', day: 'numeric' }),
    });
}

function levelName(difficulty: Difficulty, language: Language): string {
  return i18nIn(language).getFixedT(null, 'common')(`difficulty.${difficulty}`);
}

/** Where a game is gone on with, and what it is called beside others; undefined where it wasn't asked for. */
function wayTo(
  { slot, problem }: ShownGame,
  language: Language,
  names: Names,
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
        names.ofOwn && {
          to: { pathname: pathTo('ownGame', { language }), hash: fragmentOf(slot.puzzle) },
          name: names.ofOwn(problem, language),
        }
      );
    case 'daily':
      return (
        names.ofDaily && {
          to: { pathname: pathTo('dailyGame', { language }), hash: hashOfName(slot) },
          name: names.ofDaily(slot, language),
        }
      );
  }
}

/** The games in progress in a language, as the home page shows them. What names some is downloaded only for them. */
export async function loadWaitingGames(
  games: readonly ShownGame[],
): Promise<(language: Language) => readonly WaitingGame[]> {
  const has = (kind: SaveSlot['kind']) => games.some(({ slot }) => slot.kind === kind);
  const [ofOwn, ofDaily] = await Promise.all([
    has('own') ? loadOwnNames() : undefined,
    has('daily') ? loadDailyNames() : undefined,
  ]);
  return (language) =>
    games.flatMap((game) => {
      const way = wayTo(game, language, { ofOwn, ofDaily });
      const { slot, cells, time } = game;
      return way ? [{ ...way, key: saveKeyOf(slot), cells, time }] : [];
    });
}
