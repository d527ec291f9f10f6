import type { Cell } from '@nanpure/engine';
import { type Game, isWon, statusOf } from '@nanpure/engine/game';
import { useEffect, useRef } from 'react';
import { useLanguage } from '../../../lib/use-language.ts';
import { viewOf } from '../board/board-view.ts';
import { useCellNames } from '../board/use-cell-names.ts';
import { modeNow, selectionOf } from '../session/input-mode.ts';
import type { Session } from '../session/session.ts';
import { useTexts } from '../texts/use-texts.ts';
import { changeText } from './board-change.ts';
import { groupText } from './group-text.ts';
import { heldText } from './held-text.ts';
import type { Messages } from './messages.ts';

/** Calls back when a value of a game differs from the one before; those of another puzzle always do. */
function useOnChange<Value>({ puzzle }: Game, value: Value, onChange: (before: Value) => void) {
  const previous = useRef({ puzzle, value });
  useEffect(() => {
    const before = previous.current;
    previous.current = { puzzle, value };
    if (before.puzzle === puzzle && before.value !== value) onChange(before.value);
  });
}

/** Whether the board has the focus, where a screen reader reads the selected cell by itself. */
function isOnBoard(): boolean {
  return document.activeElement?.closest('[role="grid"]') != null;
}

/** Announces changes of the session to screen readers, and to everybody that a full board is wrong. */
export function useAnnouncements(session: Session, say: Messages['say']) {
  const t = useTexts();
  const language = useLanguage();
  const { nameOf } = useCellNames();
  const { game, selected, mode, heldDigit, mistakesCleared, isRestarted } = session;
  const nameIn = (cell: Cell) => nameOf(cell, viewOf(game, cell));

  useOnChange(game, selected, () => {
    if (selected !== undefined && !isOnBoard()) say(nameIn(selected), 'spoken');
    // Where the focus stays on the cell, nothing else tells of it.
    if (selected === undefined && !isWon(game)) say(t('nothingSelectedNow'), 'spoken');
  });
  useOnChange(game, game, (before) => {
    const text = changeText({ t, language }, nameIn, { before, after: game });
    if (text !== undefined) say(text, 'spoken');
  });
  const count = selectionOf(session).length;
  useOnChange(game, session.group?.join(), () => {
    if (session.group) say(groupText({ t, language }, session, session.group), 'spoken');
  });
  useOnChange(game, session.isGathering ?? false, () => {
    if (session.isGathering) say(t('gathering'));
  });
  useOnChange(game, mode, () => {
    const isAsSaid = modeNow(session) === mode;
    say(isAsSaid ? t(`modes.${mode}`) : t('selectedForNotes', { count }), 'spoken');
  });
  const held = heldText(t, session);
  useOnChange(game, heldDigit, () => {
    // Visible, as the next tapped cell takes the digit.
    if (held !== undefined) say(held);
  });
  useOnChange(game, statusOf(game), () => {
    if (statusOf(game) === 'full-but-wrong') say(t('fullButWrong'));
  });
  // Last, as the announcement of the selected cell would replace it.
  useOnChange(game, mistakesCleared, () => {
    if (mistakesCleared !== undefined) say(t('mistakesCleared', { count: mistakesCleared }));
  });
  useOnChange(game, isRestarted, () => {
    if (isRestarted) say(t('restarted'));
  });
}
