import { neededOf } from '@nanpure/engine';
import type { Hint } from '@nanpure/engine/hints';
import type { HintPhrases, StagePhrases } from './phrases.ts';
import { answerOf, lastCellWords, remarksOn, said } from './step-text.ts';

/**
 * What a stage of an explanation shows: what has to be seen, what earlier steps had to do with it, the
 * digits on the board that prove it, what follows from it, and the conclusion.
 */
export type StageKind = 'start' | 'earlier' | 'causes' | 'effect' | 'conclusion';

/** One short sentence of an explanation, and what belongs to it on the board. */
export interface Stage {
  readonly shows: StageKind;
  readonly text: string;
  /** What is said of the player's notes beside the conclusion. */
  readonly remark?: string;
}

type StepHint = Extract<Hint, { kind: 'step' }>;

/** A conclusion, with what else there is to say of it. */
function conclusion(text: string, hint: StepHint, phrases: HintPhrases): Stage {
  const remarks = [
    ...remarksOn(hint, phrases),
    ...(hint.solutions === 'many' ? [phrases.manySolutions] : []),
  ];
  return {
    shows: 'conclusion',
    text,
    ...(remarks.length > 0 ? { remark: phrases.join(remarks) } : {}),
  };
}

function lastCellStages(hint: StepHint, phrases: HintPhrases): Stage[] | undefined {
  const { names, lastCell } = phrases;
  const words = lastCellWords(hint, phrases);
  if (!words) return undefined;
  const cells = names.cells(hint.placements.map(({ cell }) => cell));
  return [
    { shows: 'start', text: lastCell.start(words) },
    conclusion(lastCell.placement({ cells, digit: words.digit }), hint, phrases),
  ];
}

/**
 * Why a step holds, from what has to be seen to its conclusion. `hasCauses`: whether digits on the board
 * have anything to close; where all is filled, or earlier steps did it all, there is nothing to tell of them.
 */
export function stagesOf(hint: StepHint, hasCauses: boolean, phrases: HintPhrases): Stage[] {
  const last = lastCellStages(hint, phrases);
  if (last) return last;
  const { step, ruledOut } = hint;
  const words = said(hint, phrases).words();
  // The stages of the step's technique, as in `said`.
  const texts = phrases.stages[step.technique] as unknown as StagePhrases<typeof step.technique>;
  const needed = neededOf(step, ruledOut);
  const candidates = phrases.names.candidates(needed);
  return [
    { shows: 'start', text: texts.start(words) },
    ...(needed.length > 0
      ? [{ shows: 'earlier', text: phrases.earlier({ candidates }) } as const]
      : []),
    ...(hasCauses ? [{ shows: 'causes', text: texts.causes(words) } as const] : []),
    ...texts.effects.map((say): Stage => ({ shows: 'effect', text: say(words) })),
    conclusion(texts.placement?.(words) ?? answerOf(step, phrases, 0), hint, phrases),
  ];
}
