import type { Cell } from '@nanpure/engine';
import type { Mark } from '@nanpure/engine/hints';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { focusCell } from '../board/focus-cell.ts';
import type { ShownHint } from './ask-hint.ts';

/** The state of the search for the cell of a hint. */
interface Search {
  readonly shown: ShownHint;
  /** The prompt, or the feedback to the latest cell. */
  readonly text: string;
  readonly found?: Cell | undefined;
}

interface CellSearchOptions {
  /** The hint whose panel is open. */
  readonly shown: ShownHint | undefined;
  readonly selected: Cell | undefined;
  readonly onAnnounce: (text: string) => void;
}

const NO_MARKS: readonly Mark[] = [];

function cellOfKey({ key, target, defaultPrevented }: KeyboardEvent): Cell | undefined {
  if (key !== 'Enter' || defaultPrevented || !(target instanceof Element)) return undefined;
  const cell = target.closest('[data-cell]')?.getAttribute('data-cell');
  return cell == null ? undefined : Number(cell);
}

/** Enter answers with the focused cell, as a tap does. */
function useEnter(onAnswer: ((cell: Cell) => void) | undefined) {
  useEffect(() => {
    if (!onAnswer) return;
    const onKeyDown = (event: KeyboardEvent) => {
      const cell = cellOfKey(event);
      if (cell === undefined) return;
      event.preventDefault();
      onAnswer(cell);
    };
    // Capturing, so that it comes before the game's own handler of Enter.
    document.addEventListener('keydown', onKeyDown, { capture: true });
    return () => document.removeEventListener('keydown', onKeyDown, { capture: true });
  }, [onAnswer]);
}

/**
 * The search for the cell of a level 1 hint. While it is on, tapping a cell is an answer: nothing is
 * entered, and nothing counts as a mistake.
 */
export function useCellSearch({ shown, selected, onAnnounce }: CellSearchOptions) {
  const [search, setSearch] = useState<Search>();
  const current = search && search.shown === shown ? search : undefined;
  const isOn = current !== undefined && current.found === undefined;
  const answer = useCallback(
    (cell: Cell) => {
      if (!shown?.search) return;
      const { isFound, text } = shown.search.check(cell);
      setSearch({ shown, text, found: isFound ? cell : undefined });
      onAnnounce(text);
    },
    [shown, onAnnounce],
  );
  const onAnswer = isOn ? answer : undefined;
  useEnter(onAnswer);

  const start = () => {
    if (!shown?.search) return;
    setSearch({ shown, text: shown.search.prompt });
    onAnnounce(shown.search.prompt);
    // Also selects the cell, so that the arrow keys start there.
    const first = selected ?? shown.levels[0]?.pages[0]?.drawing.marks[0]?.cell ?? 0;
    focusCell(first, { preventScroll: true });
  };
  const stop = () => setSearch(undefined);
  const found = current?.found;
  const marks = useMemo(
    (): readonly Mark[] => (found === undefined ? NO_MARKS : [{ kind: 'pattern', cell: found }]),
    [found],
  );
  return {
    text: current?.text,
    marks,
    onAnswer,
    control:
      shown?.search && found === undefined ? { isOn, onStart: start, onStop: stop } : undefined,
  };
}
