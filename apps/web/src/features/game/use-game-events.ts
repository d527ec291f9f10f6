import { isWon } from '@nanpure/engine/game';
import { useEffect, useRef } from 'react';
import type { PuzzleGate } from '../../lib/puzzle-gate.ts';
import type { HintFacts } from './hints/use-hints.tsx';
import { countsAllMistakes } from './result/counts-all-mistakes.ts';
import { elapsedAt } from './session/clock.ts';
import type { Session } from './session/session.ts';
import { originOf } from './start/problem-source.ts';
import type { ProblemFacts } from './start/use-starting-session.ts';

/** What statistics and analytics are told of a game. */
export interface GameFacts extends ProblemFacts {
  readonly problemId: string;
  /** In milliseconds. */
  readonly elapsed: number;
  readonly mistakes: number;
  readonly hintsUsed: number;
  /** Whether there was no hint and no mistake, where each would have been counted. */
  readonly isFlawless: boolean;
  /** Those on the puzzle's easiest path, by id. */
  readonly techniques: readonly string[];
  /** Those of them that no hint was about, as far as is known. */
  readonly unaided: readonly string[];
}

/** What the page can listen to. */
export interface GameCallbacks {
  /** The first input was made. */
  readonly onStarted?: ((facts: GameFacts) => void) | undefined;
  /** The puzzle was solved; called once. */
  readonly onFinished?: ((facts: GameFacts) => void) | undefined;
  /** A puzzle was chosen from the bank, or generated. */
  readonly onProblem?: ((facts: ProblemFacts) => void) | undefined;
  readonly onHint?: ((facts: HintFacts) => void) | undefined;
  /** Asked before a puzzle is replaced; left out, everything proceeds. */
  readonly gate?: PuzzleGate | undefined;
}

/** What a game tells, as it is now. */
export function factsOf({ problem, game, clock, hintsTold }: Session): GameFacts {
  const isUnaided = (technique: string) => hintsTold?.techniques.includes(technique) === false;
  return {
    difficulty: problem.difficulty,
    problemId: problem.id,
    origin: originOf(problem.id),
    elapsed: elapsedAt(clock, Date.now()),
    mistakes: game.mistakes,
    hintsUsed: game.hintsUsed,
    isFlawless: game.mistakes === 0 && game.hintsUsed === 0 && countsAllMistakes(game),
    techniques: problem.techniquesRequired,
    unaided: problem.techniquesRequired.filter(isUnaided),
  };
}

/** Calls back when the game is begun and when it is won, once each. */
export function useGameEvents(
  session: Session,
  { onStarted, onFinished }: Pick<GameCallbacks, 'onStarted' | 'onFinished'>,
) {
  const isStarted = session.startedAt !== undefined;
  const isOver = isWon(session.game);
  const { puzzle } = session.game;
  const reported = useRef({ puzzle, isStarted, isOver });
  useEffect(() => {
    const before = reported.current;
    reported.current = { puzzle, isStarted, isOver };
    if (before.puzzle !== puzzle) return;
    if (isStarted && !before.isStarted) onStarted?.(factsOf(session));
    if (isOver && !before.isOver) onFinished?.(factsOf(session));
  }, [session, puzzle, isStarted, isOver, onStarted, onFinished]);
}
