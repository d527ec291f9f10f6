import { cellOf, statusOf } from '@nanpure/engine';
import { useEffect, useRef } from 'react';
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

/** Says what a change did, for those who don't see it, and that a full board isn't right. */
export function useAnnouncements(session: Session, say: Messages['say']) {
  const t = useTexts();
  const { nameOf } = useCellNames();
  const { game, selected, mode, armed, mistakesCleared } = session;
  const place = useRef(selected);

  useOnChange(selected === undefined ? undefined : cellOf(game, selected), () => {
    const isSameCell = place.current === selected;
    place.current = selected;
    if (isSameCell && selected !== undefined)
      say(nameOf(selected, viewOf(game, selected)), 'spoken');
  });
  useOnChange(mode, () => say(t(mode === 'answer' ? 'answerMode' : 'notesMode'), 'spoken'));
  useOnChange(armed, () => {
    if (armed !== undefined) say(t('pad.armed', { digit: armed }), 'spoken');
  });
  useOnChange(statusOf(game), () => {
    if (statusOf(game) === 'full-but-wrong') say(t('fullButWrong'));
  });
  // After what is said of the selected cell, which would take its place.
  useOnChange(mistakesCleared, () => {
    if (mistakesCleared !== undefined) say(t('mistakesCleared', { count: mistakesCleared }));
  });
}
