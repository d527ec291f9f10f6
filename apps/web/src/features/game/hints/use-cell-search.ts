import type { Mark } from '@nanpure/content/hints';
import type { Cell } from '@nanpure/engine';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { ToldHint } from './ask-hint.ts';

/** Where a player stands who looks for the cell of a hint alone. */
interface Search {
  readonly told: ToldHint;
  /** What was said last: what to do, or what the latest cell has to do with the hint. */
  readonly text: string;
  readonly found?: Cell | undefined;
}

interface CellSearchOptions {
  /** The hint whose panel is open. */
  readonly told: ToldHint | undefined;
  readonly selected: Cell | undefined;
  readonly onTold: (text: string) => void;
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
export function useCellSearch({ told, selected, onTold }: CellSearchOptions) {
  const [search, setSearch] = useState<Search>();
  const current = search && search.told === told ? search : undefined;
  const isOn = current !== undefined && current.found === undefined;
  const answer = useCallback(
    (cell: Cell) => {
      if (!told?.search) return;
      const { isFound, text } = told.search.judge(cell);
      setSearch({ told, text, found: isFound ? cell : undefined });
      onTold(text);
    },
    [told, onTold],
  );
  const onAnswer = isOn ? answer : undefined;
  useEnter(onAnswer);

  const start = () => {
    if (!told?.search) return;
    setSearch({ told, text: told.search.ask });
    onTold(told.search.ask);
    focusCell(selected ?? told.marks[0]?.cell ?? 0);
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
      told?.search && found === undefined ? { isOn, onStart: start, onStop: stop } : undefined,
  };
}
