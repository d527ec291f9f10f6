import type { Difficulty } from '@nanpure/engine';
import { canRequestHint } from '@nanpure/engine/game';
import type { HintLevel } from '@nanpure/engine/hints';
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { logProblem } from '../../../lib/log.ts';
import { inSpareTime } from '../../../lib/spare-time.ts';
import { useLanguage } from '../../../lib/use-language.ts';
import type { HintDrawing } from '../board/hint-drawing.ts';
import type { Session, SessionAction } from '../session/session.ts';
import { useTexts } from '../texts/use-texts.ts';
import type { ShownHint } from './ask-hint.ts';
import { applyingMove, applyingOf, targetOf } from './carry-out.ts';
import type { HintPanelProps } from './HintPanel.tsx';
import type { HintPage } from './hint-pages.ts';
import { pageWithin } from './page-within.ts';
import { useCellSearch } from './use-cell-search.ts';
import { useHeardPage } from './use-heard-page.ts';

/** How much of the hint is visible: when its panel is left, what is drawn stays. */
type Visible = 'panel' | 'drawing' | 'nothing';

/** A hint that was given. */
export interface HintFacts {
  readonly difficulty: Difficulty;
  /** By id; missing where the hint isn't about a technique. */
  readonly technique?: string | undefined;
}

/** A hint as it is drawn on the board. */
interface DrawnHint {
  readonly drawing: HintDrawing;
  readonly overlay: ReactNode;
}

/** Hints as the game screen shows them. */
export interface Hints {
  readonly ask: () => void;
  readonly isLoading: boolean;
  /** What stands in the coach's place while a hint is read. */
  readonly panel: ReactNode;
  readonly drawn: DrawnHint | undefined;
  /** While the player looks for the cell of a hint: takes the pressed cell. */
  readonly onAnswer: ((cell: number) => void) | undefined;
}

interface HintsOptions {
  readonly session: Session;
  /** Whether to reason with all techniques there are, not only with those of the course. */
  readonly isBeyondCourse: boolean;
  readonly dispatch: (action: SessionAction) => void;
  readonly onAnnounce: (text: string) => void;
  /** Shows a message. */
  readonly say: (text: string) => void;
  readonly onHint?: ((facts: HintFacts) => void) | undefined;
}

/** Hint finder, texts, panel and drawing: what `useHintParts` hasn't downloaded comes with the first hint. */
const loadHintParts = () => import('./hint-parts.ts');

/** The same for puzzles that may take more than the course. */
const loadLadderHintParts = () => import('./ladder/hint-parts.ts');

type HintParts = Pick<
  Awaited<ReturnType<typeof loadHintParts>>,
  'giveHint' | 'repeatHint' | 'drawLines' | 'HintPanel' | 'loadHintTexts'
>;

const loaderFor = (isBeyondCourse: boolean): (() => Promise<HintParts>) =>
  isBeyondCourse ? loadLadderHintParts : loadHintParts;

/** A hint, and what shows it. */
interface LoadedHint {
  readonly shown: ShownHint;
  readonly parts: HintParts;
}

/** What is read of a hint. */
interface Place {
  readonly level: HintLevel;
  readonly page: number;
}

function factsOf({ session: { hint } }: ShownHint, { problem }: Session): HintFacts {
  const technique = hint.kind === 'step' ? hint.step.technique : undefined;
  return { difficulty: problem.difficulty, technique };
}

function pagesAt({ levels }: ShownHint, { level }: Pick<Place, 'level'>): readonly HintPage[] {
  return levels.find((each) => each.level === level)?.pages ?? [];
}

/** The page after this one among those that were told; undefined at the end. */
function nextPlace(shown: ShownHint, { level, page }: Place): Place | undefined {
  if (page + 1 < pagesAt(shown, { level }).length) return { level, page: page + 1 };
  const next = shown.levels.find((each) => each.level > level);
  return next && { level: next.level, page: 0 };
}

/** Keeps a hint in the language of the page. */
function useHintInLanguage(
  loaded: LoadedHint | undefined,
  session: Session,
  onTranslated: (loaded: LoadedHint) => void,
) {
  const language = useLanguage();
  const { game } = session;
  useEffect(() => {
    if (!loaded || loaded.shown.language === language || loaded.shown.cells !== game.cells) return;
    let isWanted = true;
    const { shown, parts } = loaded;
    parts
      .repeatHint(shown, { game, language })
      .then((translated) => isWanted && onTranslated({ shown: translated, parts }))
      .catch((reason) => logProblem('The hint could not be translated.', reason));
    return () => {
      isWanted = false;
    };
  }, [loaded, language, game, onTranslated]);
  return loaded?.shown.language === language ? loaded : undefined;
}

/**
 * What hints need: downloaded once the player has turned to the puzzle, so that the first one opens at once.
 * `ready` has it as soon as it is there.
 */
function useHintParts({
  session: { selected, startedAt },
  isBeyondCourse,
}: Pick<HintsOptions, 'session' | 'isBeyondCourse'>) {
  const language = useLanguage();
  const loadParts = loaderFor(isBeyondCourse);
  const ready = useRef<HintParts>(undefined);
  const load = useCallback(async () => {
    const parts = await loadParts();
    await parts.loadHintTexts(language);
    ready.current = parts;
    return parts;
  }, [loadParts, language]);
  const isUsed = selected !== undefined || startedAt !== undefined;
  useEffect(() => {
    // Where that fails, whoever asks for a hint tries again, and is told.
    if (isUsed) inSpareTime(() => void load().catch(() => undefined));
  }, [isUsed, load]);
  return { ready, load };
}

/** Whether a hint comes when the board has changed, or when the player has paused and can't see it. */
function isTooLate(hint: ShownHint, { game, isPaused }: Session): boolean {
  return game.cells !== hint.cells || isPaused === true;
}

/** Requests hints; one that arrives after the board has changed, or during a pause, is dropped. */
function useAsking(options: HintsOptions) {
  const { session, dispatch, say, onHint } = options;
  const t = useTexts();
  const language = useLanguage();
  const [loaded, setLoaded] = useState<LoadedHint>();
  const [isLoading, setIsLoading] = useState(false);
  const isAsked = useRef(false);
  const latest = useRef(session);
  const { ready, load } = useHintParts(options);
  useEffect(() => {
    latest.current = session;
  }, [session]);

  /** What hints need; that it is waited for is seen only where it isn't there. */
  const partsNow = () => {
    if (ready.current) return ready.current;
    setIsLoading(true);
    return load();
  };
  /** Shows the hint in the same turn in which it is counted, so that the game is drawn once. None comes too late. */
  const ask = async (isOpen: boolean, show: (hint: ShownHint) => void): Promise<void> => {
    const { game, latestHint } = latest.current;
    if (isAsked.current) return;
    isAsked.current = true;
    try {
      const parts = await partsNow();
      const previous = loaded?.shown;
      const request = { previous, latestHint, isOpen, game, language };
      const { hint, isNew, latest: told } = await parts.giveHint(request);
      if (isTooLate(hint, latest.current)) return;
      if (isNew && !canRequestHint(latest.current.game)) return;
      setLoaded({ shown: hint, parts });
      show(hint);
      if (!isNew) return;
      dispatch({ type: 'play', move: { type: 'hint' }, at: Date.now() });
      dispatch({ type: 'hint-told', hint: hint.session.hint, latest: told });
      onHint?.(factsOf(hint, latest.current));
    } catch (reason) {
      logProblem('The hint could not be generated.', reason);
      say(t('hintFailed'));
    } finally {
      isAsked.current = false;
      setIsLoading(false);
    }
  };
  return { loaded: useHintInLanguage(loaded, session, setLoaded), ask, isLoading };
}

/** What the player reads of the hint that was given last, and how to get to it. */
function useConversation(options: HintsOptions) {
  const { session, onAnnounce } = options;
  const heard = useHeardPage();
  const [visible, setVisible] = useState<Visible>('nothing');
  const [wanted, setPlace] = useState<Place>({ level: 1, page: 0 });
  const { loaded, ask, isLoading } = useAsking(options);
  const isAbout = loaded?.shown.cells === session.game.cells && !session.isPaused;
  const current = isAbout ? loaded : undefined;
  const isOpen = current !== undefined && visible === 'panel';
  const pages = current ? pagesAt(current.shown, wanted) : [];
  const place = { ...wanted, page: pageWithin(wanted.page, pages) };
  const next = current && nextPlace(current.shown, place);

  const goTo = (shown: ShownHint, to: Place) => {
    setPlace(to);
    const pages = pagesAt(shown, to);
    const page = pages[to.page];
    if (page) onAnnounce(heard(page, to.page, pages.length));
  };
  const show = (shown: ShownHint) => {
    const isAsBefore = !isOpen && shown.session === loaded?.shown.session;
    goTo(shown, isAsBefore ? place : { level: shown.session.hint.level, page: 0 });
    setVisible('panel');
  };
  const askAndShow = () => {
    // What was told already is read to its end first: that is free.
    if (isOpen && current && next) goTo(current.shown, next);
    else void ask(isOpen, show);
  };
  return { current, isOpen, visible, setVisible, place, next, goTo, askAndShow, isLoading };
}

function withFound(drawing: HintDrawing, found: HintDrawing['marks']): HintDrawing {
  return found.length > 0 ? { ...drawing, marks: [...drawing.marks, ...found] } : drawing;
}

/** Hints: asking for them, the panel while one is read, and what is drawn on the board. */
export function useHints(options: HintsOptions): Hints {
  const { session, dispatch, onAnnounce } = options;
  const talk = useConversation(options);
  const { current, isOpen, visible, setVisible, place, askAndShow, isLoading } = talk;
  const pages = current ? pagesAt(current.shown, place) : [];
  const page = pages[place.page];
  const search = useCellSearch({
    shown: isOpen && place.level === 1 ? current?.shown : undefined,
    selected: session.selected,
    onAnnounce,
  });
  const leave = useCallback(() => setVisible('drawing'), [setVisible]);
  const close = useCallback(() => setVisible('nothing'), [setVisible]);
  const apply = () => {
    const shown = current?.shown;
    const target = shown && targetOf(shown.session.hint);
    const move = shown && applyingMove(shown.session.hint, session.game);
    if (target && move) dispatch({ type: 'play', move, at: Date.now(), selects: target.cell });
  };
  const panelOf = ({ shown, parts }: LoadedHint, { message, detail }: HintPage) => {
    const canApply =
      place.level === 3 && applyingMove(shown.session.hint, session.game) !== undefined;
    const props: HintPanelProps = {
      level: place.level,
      told: shown.session.hint.level,
      page: place.page,
      pages: pages.length,
      ...(search.text === undefined ? { message, detail } : { message: search.text }),
      technique: shown.technique,
      onLevel: (level) => talk.goTo(shown, { level, page: 0 }),
      onPage: (to) => talk.goTo(shown, { level: place.level, page: to }),
      onMore: talk.next || canRequestHint(session.game) ? askAndShow : undefined,
      onApply: canApply ? apply : undefined,
      applying: applyingOf(shown.session.hint),
      search: search.control,
      onClose: close,
      onLeave: leave,
      isLoading,
    };
    return <parts.HintPanel {...props} />;
  };
  const drawn = useMemo((): DrawnHint | undefined => {
    if (!current || !page || visible === 'nothing') return undefined;
    const drawing = withFound(page.drawing, search.marks);
    return { drawing, overlay: current.parts.drawLines(drawing) };
  }, [current, page, visible, search.marks]);
  return {
    ask: askAndShow,
    isLoading,
    panel: current && page && isOpen ? panelOf(current, page) : undefined,
    drawn,
    onAnswer: search.onAnswer,
  };
}
