import type { Difficulty } from '@nanpure/engine';
import { useState } from 'react';
import type { Payment, PuzzleGate } from '../../../lib/puzzle-gate.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { isInProgress, type Session } from '../session/session.ts';
import { useTexts } from '../texts/use-texts.ts';
import type { ProblemOrigin } from './problem-source.ts';

/** What the player leaves the puzzle for. */
export type LeaveRequest =
  | { readonly reason: 'new-puzzle'; readonly source: ProblemOrigin }
  | { readonly reason: 'difficulty'; readonly difficulty: Difficulty };

interface LeaveOptions {
  readonly session: Session;
  readonly gate?: PuzzleGate | undefined;
  /** With the game that the player agreed to leave: another tab may play on meanwhile. */
  readonly onNewPuzzle: (source: ProblemOrigin, left: Session, pay?: Payment) => void;
  readonly onDifficulty: (difficulty: Difficulty, left: Session) => void;
}

const TEXTS = { 'new-puzzle': 'confirmNew', difficulty: 'confirmDifficulty' } as const;

const OPEN_GATE: PuzzleGate = ({ proceed }) => proceed();

/** Confirms before a game in progress is left, then asks the gate, then proceeds. */
export function useLeaveConfirmation({
  session,
  gate = OPEN_GATE,
  onNewPuzzle,
  onDifficulty,
}: LeaveOptions) {
  const t = useTexts();
  const [asked, setAsked] = useState<LeaveRequest>();
  const leave = (to: LeaveRequest) => {
    setAsked(undefined);
    const proceed = (pay?: Payment) =>
      to.reason === 'new-puzzle'
        ? onNewPuzzle(to.source, session, pay)
        : onDifficulty(to.difficulty, session);
    gate({ reason: to.reason, proceed });
  };
  const request = (to: LeaveRequest) => (isInProgress(session) ? setAsked(to) : leave(to));
  const texts = asked && TEXTS[asked.reason];
  const dialog = asked && texts && (
    <ConfirmDialog
      title={t(`${texts}.title`)}
      text={t(`${texts}.text`)}
      confirm={t(`${texts}.confirm`)}
      cancel={t(`${texts}.cancel`)}
      onConfirm={() => leave(asked)}
      onCancel={() => setAsked(undefined)}
    />
  );
  return { request, dialog };
}
