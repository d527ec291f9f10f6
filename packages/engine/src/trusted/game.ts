/* `@nanpure/engine/game` without checks of arguments. */
export { CELL_COLOURS, type CellColour } from '../game/colours.ts';
export {
  type ConfigChoices,
  DEFAULT_GAME_CONFIG,
  type GameConfig,
  MISTAKE_POLICIES,
  type MistakePolicy,
} from '../game/config.ts';
export {
  type CellChange,
  type Change,
  cellOf,
  configureGame,
  type Game,
  type GameCell,
  type GameStatus,
  gridOfGame,
  isGiven,
  isWon,
  type Mistake,
  type MistakeReason,
  newGame,
  type Rejection,
  type RejectionReason,
  remainingOf,
  statusOf,
} from '../game/game.ts';
export { type Conclusion, canRequestHint } from '../game/hints.ts';
export { markedMistakes } from '../game/mistakes.ts';
export { type Move, play } from '../game/play.ts';
export { type RestoreError, restoreGame, type SavedGame } from '../game/restore.ts';
export type { Clearing } from '../game/several-cells.ts';
