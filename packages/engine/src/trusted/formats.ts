/* `@nanpure/engine/formats` without checks of arguments. */
export {
  BOARD_FORMATS,
  type BoardFormat,
  type ReadBoard,
  type ReadBoardError,
  type TextPlace,
} from '../formats/board-format.ts';
export { type BoardWithCandidates, boardPosition } from '../formats/board-position.ts';
export { toLinkText } from '../formats/link-text.ts';
export { readBoard } from '../formats/read-board.ts';
export { type BoardFault, checkBoard, FEWEST_GIVENS, type TwoSolutions } from '../puzzle.ts';
