/* Everything about hints that isn't needed before the first one is asked for, as one download. */
export { Drawing } from '../../../board/Drawing.tsx';
export { giveHint, repeatHint } from './ask-hint.ts';
export { HintPanel } from './HintPanel.tsx';
