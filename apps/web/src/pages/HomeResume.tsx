/* What the home page downloads for those who have begun a game. */

export { readResumableGames } from '../features/game/saves/resumable-games.ts';
export { ContinueCard } from '../features/home/ContinueCard.tsx';
