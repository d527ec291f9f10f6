import { isWon } from '@nanpure/engine/game';
import { useEffect, useRef } from 'react';
import { elapsedAt } from './clock.ts';
import type { GameFacts, GameHooks } from './parts.ts';
import { originOf } from './problem-source.ts';
import type { Session } from './session.ts';

function factsOf({ problem, game, clock }: Session): GameFacts {
  return {
    difficulty: problem.difficulty,
    problemId: problem.id,
    origin: originOf(problem.id),
    elapsed: elapsedAt(clock, Date.now()),
    mistakes: game.mistakes,
    hintsUsed: game.hintsUsed,
    techniques: problem.techniquesRequired,
  };
}

/** Tells the page when a game is begun and when it is won, once each. */
export function useGameHooks(
  session: Session,
  { onStarted, onFinished }: Pick<GameHooks, 'onStarted' | 'onFinished'>,
) {
  const isStarted = session.startedAt !== undefined;
  const isOver = isWon(session.game);
  const told = useRef({ isStarted, isOver });
  useEffect(() => {
    const before = told.current;
    told.current = { isStarted, isOver };
    if (isStarted && !before.isStarted) onStarted?.(factsOf(session));
    if (isOver && !before.isOver) onFinished?.(factsOf(session));
  }, [session, isStarted, isOver, onStarted, onFinished]);
}
