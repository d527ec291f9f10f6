import type { Candidate, TechniqueId } from '@nanpure/engine';
import { canRequestHint } from '@nanpure/engine/game';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { logProblem } from '../../lib/log.ts';
import { useLanguage } from '../../lib/use-language.ts';
import type { HintRequest, ToldHint } from './ask-hint.ts';
import type { HintMark } from './board-view.ts';
import type { GameHooks, HintFacts, HintPanelProps } from './parts.ts';
import type { Session, SessionAction } from './session.ts';
import { useCellSearch } from './use-cell-search.ts';
import { useTexts } from './use-texts.ts';

const NO_MARKS: readonly HintMark[] = [];

/** How much of the latest hint is on show: when its panel is left, its marks stay for a while. */
type Shown = 'panel' | 'marks' | 'nothing';

/** What `useHints` needs: where things stand, and how to change and to say something. */
interface HintsOptions extends Pick<GameHooks, 'onHint'> {
  readonly session: Session;
  readonly dispatch: (action: SessionAction) => void;
  readonly onTold: (text: string) => void;
  /** Says something for all to see. */
  readonly say: (text: string) => void;
}

/** The finder of hints and its words are downloaded with the first hint. */
async function findHint(request: HintRequest) {
  const { giveHint } = await import('./ask-hint.ts');
  return giveHint(request);
}

function factsOf({ session: { hint } }: ToldHint, { problem }: Session): HintFacts {
  const technique = hint.kind === 'step' ? hint.step.technique : undefined;
  return { difficulty: problem.difficulty, technique };
}

/** The technique that a hint has named, from level 2 on. */
function namedTechnique({ session: { hint } }: ToldHint): TechniqueId | undefined {
  return hint.kind === 'step' && hint.level > 1 ? hint.step.technique : undefined;
}

function textOf({ message, detail }: ToldHint): string {
  return detail ? `${message} ${detail}` : message;
}

/** Asks for a hint; one that arrives when the board has changed is dropped. */
function useAsking({ session, dispatch, onTold, say, onHint }: HintsOptions) {
  const t = useTexts();
  const language = useLanguage();
  const [told, setTold] = useState<ToldHint>();
  const [isLoading, setIsLoading] = useState(false);
  const latest = useRef(session);
  useEffect(() => {
    latest.current = session;
  }, [session]);

  const ask = async (isOpen: boolean): Promise<void> => {
    const { game } = latest.current;
    if (isLoading || !canRequestHint(game)) return;
    setIsLoading(true);
    try {
      const { told: hint, isNew } = await findHint({ previous: told, isOpen, game, language });
      if (latest.current.game.cells !== hint.cells) return;
      setTold(hint);
      onTold(textOf(hint));
      if (!isNew) return;
      dispatch({ type: 'play', move: { type: 'hint' }, at: Date.now() });
      onHint?.(factsOf(hint, latest.current));
    } catch (reason) {
      logProblem('The hint could not be generated.', reason);
      say(t('hintFailed'));
    } finally {
      setIsLoading(false);
    }
  };
  return { told: told?.language === language ? told : undefined, ask, isLoading };
}

/** The cell to look at once a hint was carried out. */
function targetOf({ session: { hint } }: ToldHint): Candidate | undefined {
  return hint.placements[0] ?? hint.eliminations[0];
}

/** What was said in the search for the cell takes the hint's place. */
function panelText({ message, detail }: ToldHint, said: string | undefined) {
  return said === undefined ? { message, detail } : { message: said };
}

/** The hints of a game: asking, the panel's contents while it is open, the marks on the board. */
export function useHints(options: HintsOptions) {
  const { session, dispatch, onTold } = options;
  const [shown, setShown] = useState<Shown>('nothing');
  const { told, ask, isLoading } = useAsking(options);
  const current = told?.cells === session.game.cells && !session.isPaused ? told : undefined;
  const search = useCellSearch({
    told: shown === 'panel' ? current : undefined,
    selected: session.selected,
    onTold,
  });
  const leave = useCallback(() => setShown('marks'), []);
  const close = useCallback(() => setShown('nothing'), []);

  const isOpen = current !== undefined && shown === 'panel';
  const askAndShow = () => {
    void ask(isOpen).then(() => setShown('panel'));
  };
  const apply = () => {
    if (!current) return;
    const target = targetOf(current);
    const at = Date.now();
    dispatch({ type: 'play', move: { type: 'apply-hint', conclusion: current.session.hint }, at });
    if (target) dispatch({ type: 'select', cell: target.cell });
  };
  const panel: HintPanelProps | undefined =
    current && isOpen
      ? {
          level: current.session.hint.level,
          ...panelText(current, search.text),
          technique: namedTechnique(current),
          onMore: canRequestHint(session.game) ? askAndShow : undefined,
          onApply: current.session.hint.level === 3 && targetOf(current) ? apply : undefined,
          search: search.control,
          onClose: close,
          onLeave: leave,
          isLoading,
        }
      : undefined;
  const marks = useMemo(
    () => (current && shown !== 'nothing' ? [...current.marks, ...search.marks] : NO_MARKS),
    [current, shown, search.marks],
  );
  return { ask: askAndShow, isLoading, panel, marks, onAnswer: search.onAnswer };
}
