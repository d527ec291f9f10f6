import type { Candidate, Difficulty, TaughtTechniqueId } from '@nanpure/engine';
import { canRequestHint } from '@nanpure/engine/game';
import type { Mark } from '@nanpure/engine/hints';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { logProblem } from '../../../lib/log.ts';
import { useLanguage } from '../../../lib/use-language.ts';
import type { Session, SessionAction } from '../session/session.ts';
import { useTexts } from '../texts/use-texts.ts';
import type { HintRequest, ShownHint } from './ask-hint.ts';
import type { HintPanelProps } from './HintPanel.tsx';
import { useCellSearch } from './use-cell-search.ts';

const NO_MARKS: readonly Mark[] = [];

/** How much of the hint is visible: when its panel is left, its marks stay. */
type Visible = 'panel' | 'marks' | 'nothing';

/** A hint that was given. */
export interface HintFacts {
  readonly difficulty: Difficulty;
  /** By id; missing where the hint isn't about a technique. */
  readonly technique?: string | undefined;
}

interface HintsOptions {
  readonly session: Session;
  readonly dispatch: (action: SessionAction) => void;
  readonly onAnnounce: (text: string) => void;
  /** Shows a message. */
  readonly say: (text: string) => void;
  readonly onHint?: ((facts: HintFacts) => void) | undefined;
}

/** Hint finder and texts are downloaded with the first hint. */
async function findHint(request: HintRequest) {
  const { giveHint } = await import('./ask-hint.ts');
  return giveHint(request);
}

function factsOf({ session: { hint } }: ShownHint, { problem }: Session): HintFacts {
  const technique = hint.kind === 'step' ? hint.step.technique : undefined;
  return { difficulty: problem.difficulty, technique };
}

/** The technique that a hint has named, from level 2 on. */
function namedTechnique({ session: { hint } }: ShownHint): TaughtTechniqueId | undefined {
  return hint.kind === 'step' && hint.level > 1 ? hint.step.technique : undefined;
}

function textOf({ message, detail }: ShownHint): string {
  return detail ? `${message} ${detail}` : message;
}

/** Requests hints; one that arrives after the board has changed is dropped. */
function useAsking({ session, dispatch, onAnnounce, say, onHint }: HintsOptions) {
  const t = useTexts();
  const language = useLanguage();
  const [shown, setShown] = useState<ShownHint>();
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
      const { hint, isNew } = await findHint({ previous: shown, isOpen, game, language });
      if (latest.current.game.cells !== hint.cells) return;
      setShown(hint);
      onAnnounce(textOf(hint));
      if (!isNew) return;
      dispatch({ type: 'play', move: { type: 'hint' }, at: Date.now() });
      dispatch({ type: 'hint-told', hint: hint.session.hint });
      onHint?.(factsOf(hint, latest.current));
    } catch (reason) {
      logProblem('The hint could not be generated.', reason);
      say(t('hintFailed'));
    } finally {
      setIsLoading(false);
    }
  };
  return { shown: shown?.language === language ? shown : undefined, ask, isLoading };
}

/** The cell to select after a hint was applied. */
function targetOf({ session: { hint } }: ShownHint): Candidate | undefined {
  return hint.placements[0] ?? hint.eliminations[0];
}

/** The hint, or the latest feedback of the search for its cell. */
function panelText({ message, detail }: ShownHint, said: string | undefined) {
  return said === undefined ? { message, detail } : { message: said };
}

/** Hints: requesting them, the props of the open panel, the marks on the board. */
export function useHints(options: HintsOptions) {
  const { session, dispatch, onAnnounce } = options;
  const [visible, setVisible] = useState<Visible>('nothing');
  const { shown, ask, isLoading } = useAsking(options);
  const current = shown?.cells === session.game.cells && !session.isPaused ? shown : undefined;
  const search = useCellSearch({
    shown: visible === 'panel' ? current : undefined,
    selected: session.selected,
    onAnnounce,
  });
  const leave = useCallback(() => setVisible('marks'), []);
  const close = useCallback(() => setVisible('nothing'), []);

  const isOpen = current !== undefined && visible === 'panel';
  const askAndShow = () => {
    void ask(isOpen).then(() => setVisible('panel'));
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
    () => (current && visible !== 'nothing' ? [...current.marks, ...search.marks] : NO_MARKS),
    [current, visible, search.marks],
  );
  return { ask: askAndShow, isLoading, panel, marks, onAnswer: search.onAnswer };
}
