import type { TaughtTechniqueId } from '@nanpure/engine';
import type { HintPhrases } from '../hints/phrases.ts';
import type { Language } from '../languages.ts';
import { boardExample, houseExample, linesExample } from './build-example.ts';
import type { BoardExample } from './example.ts';
import { EXAMPLE_BOARDS } from './example-boards.ts';
import type { Lesson, LessonTexts } from './lesson.ts';
import { loadLessonWords } from './load-catalogue.ts';
import type { Technique } from './technique.ts';

type Lessons = Readonly<Record<TaughtTechniqueId, () => Promise<{ readonly lesson: LessonTexts }>>>;

/** What a language has to bring; each piece is a file of its own, so that pages load what they show. */
interface LanguageFiles {
  readonly phrases: () => Promise<{ readonly phrases: HintPhrases }>;
  readonly lessons: Lessons;
}

const FILES: Readonly<Record<Language, LanguageFiles>> = {
  en: {
    phrases: () => import('../hints/en/index.ts'),
    lessons: {
      'naked-single': () => import('./en/naked-single.ts'),
      'hidden-single': () => import('./en/hidden-single.ts'),
      'naked-pair': () => import('./en/naked-pair.ts'),
      'hidden-pair': () => import('./en/hidden-pair.ts'),
      'pointing-pairs': () => import('./en/pointing-pairs.ts'),
      'box-line-reduction': () => import('./en/box-line-reduction.ts'),
      'x-wing': () => import('./en/x-wing.ts'),
      swordfish: () => import('./en/swordfish.ts'),
    },
  },
  ja: {
    phrases: () => import('../hints/ja/index.ts'),
    lessons: {
      'naked-single': () => import('./ja/naked-single.ts'),
      'hidden-single': () => import('./ja/hidden-single.ts'),
      'naked-pair': () => import('./ja/naked-pair.ts'),
      'hidden-pair': () => import('./ja/hidden-pair.ts'),
      'pointing-pairs': () => import('./ja/pointing-pairs.ts'),
      'box-line-reduction': () => import('./ja/box-line-reduction.ts'),
      'x-wing': () => import('./ja/x-wing.ts'),
      swordfish: () => import('./ja/swordfish.ts'),
    },
  },
};

/** What a lesson says, without its examples; rejects where loading fails. */
export async function loadLessonTexts(
  id: TaughtTechniqueId,
  language: Language,
): Promise<LessonTexts> {
  return (await FILES[language].lessons[id]()).lesson;
}

/** The lesson of one technique in a language, and no other; rejects where loading fails. */
export async function loadLesson(
  { id, difficulty }: Pick<Technique, 'id' | 'difficulty'>,
  language: Language,
): Promise<Lesson> {
  const { phrases, lessons } = FILES[language];
  const [texts, words, shared] = await Promise.all([
    lessons[id](),
    loadLessonWords(language),
    phrases(),
  ]);
  const { board, house } = EXAMPLE_BOARDS[id];
  const inLanguage = { words, phrases: shared.phrases };
  return {
    ...texts.lesson,
    difficulty: words.difficulty[difficulty],
    time: words.time[difficulty],
    houseExample: houseExample(id, house, inLanguage),
    linesExample: linesExample(id, house.board, inLanguage),
    boardExample: boardExample(id, board, inLanguage),
  };
}

/** Explains a technique on a board (81 characters) on which it is the next step. */
export type ExampleBuilder = (technique: TaughtTechniqueId, board: string) => BoardExample;

/**
 * Loads what examples on any board are explained with in a language; rejects where loading fails.
 * The builder throws for a board on which something easier can be done.
 */
export async function loadExampleBuilder(language: Language): Promise<ExampleBuilder> {
  const [words, { phrases }] = await Promise.all([
    loadLessonWords(language),
    FILES[language].phrases(),
  ]);
  return (technique, board) => boardExample(technique, board, { words, phrases });
}
