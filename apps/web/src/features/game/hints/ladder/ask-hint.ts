import { type Language, pathTo, TECHNIQUE_IDS } from '@nanpure/content';
import { stationOfTechnique } from '@nanpure/content/course';
import { loadHintWriter } from '@nanpure/content/hints';
import { loadLadderWriter } from '@nanpure/content/ladder';
import { REFERENCE_PAGES } from '@nanpure/content/reference';
import { gridOfGame } from '@nanpure/engine/game';
import { type HintSession, hintKey } from '@nanpure/engine/hints';
import { findHint } from '@nanpure/engine/ladder';
import {
  type AnyHint,
  areaKind,
  type GameAndLanguage,
  giveHint as giveHintWith,
  type HintRequest,
  type LadderHint,
  type LadderHints,
  repeatHint as repeatHintWith,
  type ShownHint,
} from '../ask-hint.ts';
import { stepPages } from './step-pages.ts';

type Session = HintSession<AnyHint>;

/** What the course says where it knows no step. */
const WITHOUT_STEP: readonly AnyHint['kind'][] = ['few-candidates', 'open-house', 'any-cell'];

/**
 * Whether the course has no step to show, or none but what the notes leave out already, and the puzzle is sound: then
 * the rest of the ladder may have one.
 */
function isStuck(hint: AnyHint): boolean {
  if (hint.solutions !== 'one') return false;
  const isBegun = hint.level > 1;
  return (
    WITHOUT_STEP.includes(hint.kind) || (hint.kind === 'step' && hint.isCrossedOut && !isBegun)
  );
}

/** The keys of what was told to the end on the same digits. */
function toldBefore(previous: Session | undefined, { digits }: Session): readonly string[] {
  if (previous?.digits !== digits) return [];
  const { hint, shown } = previous;
  return hint.level === 3 ? [...shown, hintKey(hint)] : shown;
}

/** The easiest step of the whole ladder that wasn't told yet, where the course is at its end. */
const advance: LadderHints['advance'] = (session, previous, game) => {
  const told = toldBefore(previous, session);
  // The course may begin anew as notes have changed: what the ladder has told leads on from there.
  const isBegunAnew = session.shown.length < told.length;
  if (!isStuck(session.hint) && !isBegunAnew) return session;
  const { givens, solution } = game.puzzle;
  const notes = game.cells.map((cell) => cell.notes);
  const hint = findHint(gridOfGame(game), { givens, solution, notes, shown: told });
  return hint.kind === 'step' ? { ...session, hint, shown: told } : session;
};

function pageAbout(hint: LadderHint, language: Language): string {
  const id = hint.step.technique;
  const taught = TECHNIQUE_IDS.find((technique) => technique === id);
  if (taught) {
    return pathTo('station', { language, stationId: stationOfTechnique(taught, areaKind(hint)) });
  }
  const page = REFERENCE_PAGES.find(({ rungs }) => rungs.includes(id));
  return page
    ? pathTo('reference', { language, referenceId: page.id })
    : pathTo('referenceList', { language });
}

const tell: LadderHints['tell'] = async (hint, levels, { game, language }) => {
  const [writer, hintWriter] = await Promise.all([
    loadLadderWriter(language),
    loadHintWriter(language),
  ]);
  const { name } = writer.describeStep(hint.step, hint.level);
  const options = { writer, hintWriter, cells: game.cells };
  return {
    levels: levels.map(({ level, variation }) => ({
      level,
      variation,
      pages: stepPages({ ...hint, level }, { ...options, variation }),
    })),
    technique: hint.level === 1 ? undefined : { name, path: pageAbout(hint, language) },
  };
};

const LADDER_HINTS: LadderHints = { advance, tell };

/** As without the ladder; where the course has no step to show, one of the ladder is told. */
export function giveHint(request: HintRequest) {
  return giveHintWith(request, LADDER_HINTS);
}

/** The same hint again, on the board and in the language as they are now. */
export function repeatHint(shown: ShownHint, current: GameAndLanguage) {
  return repeatHintWith(shown, current, LADDER_HINTS);
}
