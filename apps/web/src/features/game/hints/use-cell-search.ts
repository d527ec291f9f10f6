import type { Mark } from '@nanpure/content/hints';
import type { Cell } from '@nanpure/engine';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { ShownHint } from './ask-hint.ts';

/** Where a player stands who looks for the cell of a hint alone. */
interface Search {
  readonly shown: ShownHint;
  /** What was said last: what to do, or what the latest cell has to do with the hint. */
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

/** The arrow keys go on from here; to focus a cell selects it. */
function focusCell(cell: Cell) {
  document.querySelector<HTMLElement>(`[data-cell="${cell}"]`)?.focus({ preventScroll: true });
}

function cellOfKey({ key, target, defaultPrevented }: KeyboardEvent): Cell | undefined {
  if (key !== 'Enter' || defaultPrevented || !(target instanceof Element)) return undefined;
  const cell = target.closest('[data-cell]')?.getAttribute('data-cell');
  return cell == null ? undefined : Number(cell);
}

/** As a tap does it, Enter names the cell that has the focus. */
function useEnter(onAnswer: ((cell: Cell) => void) | undefined) {
  useEffect(() => {
    if (!onAnswer) return;
    const onKeyDown = (event: KeyboardEvent) => {
      const cell = cellOfKey(event);
      if (cell === undefined) return;
      event.preventDefault();
      onAnswer(cell);
    };
    // Ahead of the game's own keys, which know Enter too.
    document.addEventListener('keydown', onKeyDown, { capture: true });
    return () => document.removeEventListener('keydown', onKeyDown, { capture: true });
  }, [onAnswer]);
}

/**
 * The search for the cell of a hint that has told where to look and no more. While it is on, a cell
 * that is tapped is an answer and no input: nothing is entered, and nothing counted.
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
    focusCell(selected ?? shown.marks[0]?.cell ?? 0);
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
