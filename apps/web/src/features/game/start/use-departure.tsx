import type { Difficulty } from '@nanpure/engine';
import { useState } from 'react';
import type { Payment, PuzzleGate } from '../../../lib/puzzle-gate.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { isInProgress, type Session } from '../session/session.ts';
import { useTexts } from '../texts/use-texts.ts';
import type { NewPuzzleSource } from './use-starting-session.ts';

/** What a puzzle is given up for: another one from the bank, or one that is made here; or a difficulty. */
export type Departure =
  | { readonly reason: 'new-puzzle'; readonly source: NewPuzzleSource }
  | { readonly reason: 'difficulty'; readonly difficulty: Difficulty };

interface DepartureOptions {
  readonly session: Session;
  readonly gate?: PuzzleGate | undefined;
  readonly onNewPuzzle: (source: NewPuzzleSource, pay?: Payment) => void;
  readonly onDifficulty: (difficulty: Difficulty) => void;
  /** The player keeps the puzzle. */
  readonly onKeep: () => void;
}

const TEXTS = { 'new-puzzle': 'confirmNew', difficulty: 'confirmDifficulty' } as const;

const OPEN_GATE: PuzzleGate = ({ proceed }) => proceed();

/** Asks before a puzzle that was begun is given up, then passes the gate, then goes. */
export function useDeparture({
  session,
  gate = OPEN_GATE,
  onNewPuzzle,
  onDifficulty,
  onKeep,
}: DepartureOptions) {
  const t = useTexts();
  const [asked, setAsked] = useState<Departure>();
  const depart = (departure: Departure) => {
    setAsked(undefined);
    const proceed = (pay?: Payment) =>
      departure.reason === 'new-puzzle'
        ? onNewPuzzle(departure.source, pay)
        : onDifficulty(departure.difficulty);
    gate({ reason: departure.reason, proceed });
  };
  const request = (departure: Departure) =>
    isInProgress(session) ? setAsked(departure) : depart(departure);
  const texts = asked && TEXTS[asked.reason];
  const dialog = asked && texts && (
    <ConfirmDialog
      title={t(`${texts}.title`)}
      text={t(`${texts}.text`)}
      confirm={t(`${texts}.confirm`)}
      cancel={t(`${texts}.cancel`)}
      onConfirm={() => depart(asked)}
      onCancel={() => {
        setAsked(undefined);
        onKeep();
      }}
    />
  );
  return { request, dialog };
}
