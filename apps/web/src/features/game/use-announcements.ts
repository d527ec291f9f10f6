import type { Cell } from '@nanpure/engine';
import { statusOf } from '@nanpure/engine/game';
import { useEffect, useRef } from 'react';
import { changeText } from './board-change.ts';
import { viewOf } from './board-view.ts';
import type { Messages } from './messages.ts';
import type { Session } from './session.ts';
import { useCellNames } from './use-names.ts';
import { useTexts } from './use-texts.ts';

/** Calls back when a value differs from the one before. */
function useOnChange<Value>(value: Value, onChange: (before: Value) => void) {
  const previous = useRef(value);
  useEffect(() => {
    const before = previous.current;
    previous.current = value;
    if (before !== value) onChange(before);
  });
}

/** Whether the focus is where a screen reader reads the selected cell by itself. */
function isOnBoard(): boolean {
  return document.activeElement?.closest('[role="grid"]') != null;
}

/** Says what a change did, for those who don't see it, and that a full board isn't right. */
export function useAnnouncements(session: Session, say: Messages['say']) {
  const t = useTexts();
  const { nameOf } = useCellNames();
  const { game, selected, mode, armed, mistakesCleared } = session;
  const nameIn = (cell: Cell) => nameOf(cell, viewOf(game, cell));

  useOnChange(selected, () => {
    if (selected !== undefined && !isOnBoard()) say(nameIn(selected), 'spoken');
  });
  useOnChange(game, (before) => {
    const text = changeText(t, nameIn, { before, after: game });
    if (text !== undefined) say(text, 'spoken');
  });
  useOnChange(mode, () => say(t(mode === 'answer' ? 'answerMode' : 'notesMode'), 'spoken'));
  useOnChange(armed, () => {
    // To be seen, too: the next cell that is tapped takes the digit.
    if (armed !== undefined) say(t('pad.armed', { digit: armed }));
  });
  useOnChange(statusOf(game), () => {
    if (statusOf(game) === 'full-but-wrong') say(t('fullButWrong'));
  });
  // After what is said of the selected cell, which would take its place.
  useOnChange(mistakesCleared, () => {
    if (mistakesCleared !== undefined) say(t('mistakesCleared', { count: mistakesCleared }));
  });
}
