import { describe, expect, test } from 'vitest';
import type { TellingHint } from './session/hints-told.ts';
import { reduceSession, type Session, type SessionAction } from './session/session.ts';
import { testSession } from './testing/test-session.ts';
import { factsOf } from './use-game-events.ts';

const LATEST = { key: 'a', level: 1, digits: '1', details: '', shown: [] } as const;

function sessionAfter(...actions: readonly SessionAction[]): Session {
  return actions.reduce(reduceSession, testSession());
}

const played = (move: Extract<SessionAction, { type: 'play' }>['move']): SessionAction => ({
  type: 'play',
  move,
  at: 1000,
});
const told = (hint: TellingHint): SessionAction => ({ type: 'hint-told', hint, latest: LATEST });

const RIGHT = played({ type: 'answer', cell: 2, digit: 4 });
const WRONG = played({ type: 'answer', cell: 2, digit: 1 });
const HINT = played({ type: 'hint' });
const FREE: SessionAction = { type: 'configure', config: { mistakePolicy: 'free' } };

describe('a game', () => {
  test.each<[string, boolean, readonly SessionAction[]]>([
    ['without a hint or a mistake', true, [RIGHT]],
    ['with a hint', false, [HINT, RIGHT]],
    ['with a mistake', false, [WRONG, RIGHT]],
    ['in which mistakes are not counted', false, [FREE, RIGHT]],
  ])('%s is flawless: %s', (_, isFlawless, actions) => {
    expect(factsOf(sessionAfter(...actions)).isFlawless).toBe(isFlawless);
  });

  test('tells its hints and mistakes, each as what it is', () => {
    expect(factsOf(sessionAfter(HINT, HINT, WRONG, RIGHT))).toMatchObject({
      hintsUsed: 2,
      mistakes: 1,
    });
  });

  test('has a technique unaided as long as no hint was about it', () => {
    const about = (technique: string) => told({ level: 1, placements: [], step: { technique } });
    expect(factsOf(sessionAfter(about('hidden-single'), RIGHT)).unaided).toEqual(['naked-single']);
    expect(factsOf(sessionAfter(about('naked-single'), RIGHT))).toMatchObject({
      techniques: ['naked-single'],
      unaided: [],
    });
  });

  test('has none unaided where nobody knows what its hints told', () => {
    expect(factsOf({ ...sessionAfter(RIGHT), hintsTold: undefined }).unaided).toEqual([]);
  });
});
