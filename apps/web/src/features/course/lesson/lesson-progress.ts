import type { AskCard, StationLesson } from '@nanpure/content/course-lessons';
import type { Cell, Digit } from '@nanpure/engine';

/** What the learner made of the question of a card. */
export interface Answered {
  /** The cells tapped so far that are part of one answer. */
  readonly taps: readonly Cell[];
  /** What there is to say of the latest try. */
  readonly verdict: string;
  /** Increases with each try, so that the same verdict is announced again. */
  readonly tries: number;
  /** Which of the answers was given, or shown; undefined until then. */
  readonly solved: number | undefined;
  /** Whether it was given without being shown. */
  readonly isWon: boolean;
}

/** How far a lesson has got: the card on the screen, and what was answered on each. */
export interface LessonProgress {
  readonly place: number;
  readonly answers: ReadonlyMap<number, Answered>;
}

/** A lesson that nobody has begun. */
export const NEW_LESSON: LessonProgress = { place: 0, answers: new Map() };

/** A question that nobody has tried. */
const UNANSWERED: Answered = {
  taps: [],
  verdict: '',
  tries: 0,
  solved: undefined,
  isWon: false,
};

/** What was answered on the card on the screen. */
export function answeredOn({ place, answers }: LessonProgress): Answered {
  return answers.get(place) ?? UNANSWERED;
}

/** Another card is on the screen, as far as there are cards. */
export function goTo(
  progress: LessonProgress,
  { cards }: StationLesson,
  place: number,
): LessonProgress {
  return { ...progress, place: Math.min(Math.max(place, 0), cards.length - 1) };
}

/** The card on the screen, where it asks something that is still open. */
export function openQuestion(
  progress: LessonProgress,
  { cards }: StationLesson,
): AskCard | undefined {
  const card = cards[progress.place];
  return card?.kind === 'ask' && answeredOn(progress).solved === undefined ? card : undefined;
}

function answered(progress: LessonProgress, change: Partial<Answered>): LessonProgress {
  const answers = new Map(progress.answers);
  const before = answeredOn(progress);
  answers.set(progress.place, { ...before, ...change, tries: before.tries + 1 });
  return { ...progress, answers };
}

/** The first answer that all of some cells are part of, or else the latest alone. */
function goingOn(answers: readonly (readonly Cell[])[], taps: readonly Cell[]) {
  for (const some of [taps, taps.slice(-1)]) {
    const number = answers.findIndex((cells) => some.every((cell) => cells.includes(cell)));
    const answer = answers[number];
    if (answer) return { number, answer, taps: some };
  }
  return undefined;
}

/** A cell is tapped. One that was tapped before is let go. */
export function tapCell(
  progress: LessonProgress,
  lesson: StationLesson,
  cell: Cell,
): LessonProgress {
  const card = openQuestion(progress, lesson);
  if (card?.question.asks !== 'cells') return progress;
  const { answers, left, wrong } = card.question;
  const { taps: before } = answeredOn(progress);
  if (before.includes(cell)) {
    return answered(progress, { taps: before.filter((each) => each !== cell), verdict: '' });
  }
  const found = goingOn(answers, [...before, cell]);
  if (!found) return answered(progress, { verdict: wrong(cell) });
  const { number, answer, taps } = found;
  const count = answer.length - taps.length;
  return count > 0
    ? answered(progress, { taps, verdict: left(count) })
    : answered(progress, { taps, verdict: card.right, solved: number, isWon: true });
}

/** A digit is chosen. */
export function chooseDigit(
  progress: LessonProgress,
  lesson: StationLesson,
  digit: Digit,
): LessonProgress {
  const card = openQuestion(progress, lesson);
  if (card?.question.asks !== 'digit') return progress;
  const { answer, wrong } = card.question;
  return digit === answer
    ? answered(progress, { verdict: card.right, solved: 0, isWon: true })
    : answered(progress, { verdict: wrong(digit) });
}

/** One of some names is chosen. */
export function chooseOption(
  progress: LessonProgress,
  lesson: StationLesson,
  option: number,
): LessonProgress {
  const card = openQuestion(progress, lesson);
  if (card?.question.asks !== 'option') return progress;
  const { answer, wrong } = card.question;
  return option === answer
    ? answered(progress, { verdict: card.right, solved: 0, isWon: true })
    : answered(progress, { verdict: wrong(option) });
}

/** The learner would rather be shown. */
export function showAnswer(progress: LessonProgress, lesson: StationLesson): LessonProgress {
  const card = openQuestion(progress, lesson);
  return card ? answered(progress, { taps: [], verdict: card.shown, solved: 0 }) : progress;
}

/** The same progress where the lesson is told in another language: of the latest tries, only what was found is told. */
export function retold(
  { place, answers }: LessonProgress,
  { cards }: StationLesson,
): LessonProgress {
  const again = [...answers].map(([at, answer]) => {
    const card = cards[at];
    const isOver = card?.kind === 'ask' && answer.solved !== undefined;
    const end = isOver && answer.isWon ? card.right : isOver && card.shown;
    return [at, { ...answer, verdict: end || '' }] as const;
  });
  return { place, answers: new Map(again) };
}
