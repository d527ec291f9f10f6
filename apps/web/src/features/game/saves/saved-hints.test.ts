import { describe, expect, test } from 'vitest';
import { NOTHING_TOLD } from '../session/hints-told.ts';
import { reduceSession, type Session } from '../session/session.ts';
import { testSession } from '../testing/test-session.ts';
import { parseSavedGame, serializeSavedGame, withoutOwner } from './saved-game.ts';

const STAMP = { owner: 'this-tab', now: 11_000 };

const saved = (session: Session) => serializeSavedGame(session, STAMP);

const HINTED = reduceSession(testSession(), { type: 'play', move: { type: 'hint' }, at: 1000 });

describe('a game saved before it was kept what hints told', () => {
  test.each([
    ['with a hint: nobody knows', HINTED, undefined],
    ['without a hint: nothing', testSession(), NOTHING_TOLD],
  ])('%s', (_, session, hintsTold) => {
    const { hintsTold: kept, ...early } = JSON.parse(saved(session));
    expect(kept).toEqual(NOTHING_TOLD);
    const parsed = parseSavedGame(JSON.stringify(early));
    if (!parsed.ok) throw new Error(parsed.error.message);
    expect(parsed.value.session.hintsTold).toEqual(hintsTold);
  });
});

describe('a game that is passed on', () => {
  test('belongs to no tab, and is the same otherwise', () => {
    const { owner, ...fields } = JSON.parse(saved(HINTED));
    expect(owner).toBe('this-tab');
    expect(JSON.parse(withoutOwner(saved(HINTED)) ?? '')).toEqual(fields);
  });

  test('is none where the text is none', () => {
    expect(withoutOwner('{}')).toBeUndefined();
  });
});
