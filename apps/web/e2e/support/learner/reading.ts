import { type Cell, type Digit, isDigit, Position, parseGrid } from '@nanpure/engine';
import type { Page } from '@playwright/test';

/* What a page says of a task, read by roles and names alone. */

export type Language = 'en' | 'ja';

/** A task as the accessibility tree has it. */
export interface Reading {
  /** The names of the 81 cells. */
  readonly names: readonly string[];
  /** The description of the board. */
  readonly prompt: string;
  /** The names of the buttons of the page's content. */
  readonly buttons: readonly string[];
  readonly status: string;
  readonly position: Position;
  readonly marked: readonly Cell[];
  /** The candidates that each cell tells. */
  readonly told: readonly (readonly Digit[])[];
}

const CANDIDATES = { en: /^Candidates ([1-9 ]+), row/, ja: /^候補([1-9 ]+)、/ };
const MARKED = { en: /, marked$/, ja: /、印つき$/ };

function digitsIn(text: string): Digit[] {
  return [...text].map(Number).filter(isDigit);
}

/** The board with what its cells say: those that tell candidates have no others. */
function positionOf(names: readonly string[], language: Language): Position {
  const grid = parseGrid(names.map((name) => Number(/^(\d)[,、]/.exec(name)?.[1] ?? 0)));
  if (!grid.ok) throw new Error(`the board is no grid: ${JSON.stringify(grid.error)}`);
  const position = Position.fromGrid(grid.value);
  const gone = [...names.entries()].flatMap(([cell, name]) => {
    const told = CANDIDATES[language].exec(name)?.[1];
    if (told === undefined) return [];
    const left = digitsIn(told);
    return position
      .digitsAt(cell)
      .filter((digit) => !left.includes(digit))
      .map((digit) => ({ cell, digit }));
  });
  return gone.length > 0 ? position.eliminate(gone) : position;
}

/** Reads the task that is on the page now. */
export async function readTask(page: Page, language: Language): Promise<Reading> {
  const read = await page.evaluate(() => {
    const grid = document.querySelector('main [role=grid]');
    const described = grid?.getAttribute('aria-describedby');
    const heard = (element: Element | null) => {
      const copy = element?.cloneNode(true);
      if (!(copy instanceof Element)) return '';
      for (const unheard of copy.querySelectorAll('[aria-hidden=true]')) unheard.remove();
      return copy.textContent ?? '';
    };
    return {
      names: [...(grid?.querySelectorAll('[role=gridcell]') ?? [])].map(heard),
      prompt: heard(document.getElementById(described ?? '')),
      buttons: [...document.querySelectorAll('main button')].map(heard),
      status: heard(document.querySelector('main [role=status]')),
    };
  });
  const isMarked = (name: string) => MARKED[language].test(name);
  const told = read.names.map((name) => digitsIn(CANDIDATES[language].exec(name)?.[1] ?? ''));
  const marked = [...read.names.entries()].flatMap(([cell, name]) =>
    isMarked(name) ? [cell] : [],
  );
  return { ...read, position: positionOf(read.names, language), marked, told };
}
