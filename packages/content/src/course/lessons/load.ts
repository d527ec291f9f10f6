import type { ExercisePhrases } from '../../exercise/exercise-phrases.ts';
import type { HintPhrases } from '../../hints/phrases.ts';
import type { Language } from '../../languages.ts';
import type { StationId } from '../station-ids.ts';
import type { LessonLanguage } from './build/language.ts';
import type { StationLesson } from './lesson.ts';
import type {
  NotesWords,
  PatternWords,
  ReadingWords,
  SharedWords,
  SingleWords,
  WhichOneWords,
  WholePuzzleWords,
} from './words.ts';

/** What the lesson of each station is made of. */
interface WordsOf extends Record<StationId, unknown> {
  readonly board: ReadingWords;
  readonly boxes: SingleWords;
  readonly lines: SingleWords;
  readonly 'naked-single': SingleWords;
  readonly notes: NotesWords;
  readonly 'pointing-pairs': PatternWords;
  readonly 'box-line-reduction': PatternWords;
  readonly 'naked-pair': PatternWords;
  readonly 'hidden-pair': PatternWords;
  readonly 'which-one': WhichOneWords;
  readonly 'x-wing': PatternWords;
  readonly swordfish: PatternWords;
  readonly 'whole-puzzle': WholePuzzleWords;
}

/** What a language has to bring; each piece is a file of its own, so that a station loads its own alone. */
interface LanguageFiles {
  readonly shared: () => Promise<{ readonly shared: SharedWords }>;
  readonly hints: () => Promise<{ readonly phrases: HintPhrases }>;
  readonly exercise: () => Promise<{ readonly exercise: ExercisePhrases }>;
  readonly words: {
    readonly [Id in StationId]: () => Promise<{ readonly words: WordsOf[Id] }>;
  };
}

const FILES: Readonly<Record<Language, LanguageFiles>> = {
  en: {
    shared: () => import('./en/shared.ts'),
    hints: () => import('../../hints/en/index.ts'),
    exercise: () => import('../../exercise/en.ts'),
    words: {
      board: () => import('./en/board.ts'),
      boxes: () => import('./en/boxes.ts'),
      lines: () => import('./en/lines.ts'),
      'naked-single': () => import('./en/naked-single.ts'),
      notes: () => import('./en/notes.ts'),
      'pointing-pairs': () => import('./en/pointing-pairs.ts'),
      'box-line-reduction': () => import('./en/box-line-reduction.ts'),
      'naked-pair': () => import('./en/naked-pair.ts'),
      'hidden-pair': () => import('./en/hidden-pair.ts'),
      'which-one': () => import('./en/which-one.ts'),
      'x-wing': () => import('./en/x-wing.ts'),
      swordfish: () => import('./en/swordfish.ts'),
      'whole-puzzle': () => import('./en/whole-puzzle.ts'),
    },
  },
  ja: {
    shared: () => import('./ja/shared.ts'),
    hints: () => import('../../hints/ja/index.ts'),
    exercise: () => import('../../exercise/ja.ts'),
    words: {
      board: () => import('./ja/board.ts'),
      boxes: () => import('./ja/boxes.ts'),
      lines: () => import('./ja/lines.ts'),
      'naked-single': () => import('./ja/naked-single.ts'),
      notes: () => import('./ja/notes.ts'),
      'pointing-pairs': () => import('./ja/pointing-pairs.ts'),
      'box-line-reduction': () => import('./ja/box-line-reduction.ts'),
      'naked-pair': () => import('./ja/naked-pair.ts'),
      'hidden-pair': () => import('./ja/hidden-pair.ts'),
      'which-one': () => import('./ja/which-one.ts'),
      'x-wing': () => import('./ja/x-wing.ts'),
      swordfish: () => import('./ja/swordfish.ts'),
      'whole-puzzle': () => import('./ja/whole-puzzle.ts'),
    },
  },
};

type Build<Words> = (words: Words, language: LessonLanguage) => StationLesson;
type Builders = { readonly [Id in StationId]: () => Promise<Build<WordsOf[Id]>> };

const pattern =
  (technique: keyof typeof import('./lesson-boards.ts').PATTERN_BOARDS) => async () => {
    const { patternLesson } = await import('./build/pattern-lesson.ts');
    return (words: PatternWords, language: LessonLanguage) =>
      patternLesson(technique, words, language);
  };

const BUILDERS: Builders = {
  board: async () => (await import('./build/reading-lesson.ts')).readingLesson,
  boxes: async () => {
    const { scanLesson } = await import('./build/single-lesson.ts');
    return (words, language) => scanLesson('boxes', ['box'], words, language);
  },
  lines: async () => {
    const { scanLesson } = await import('./build/single-lesson.ts');
    return (words, language) => scanLesson('lines', ['row', 'column'], words, language);
  },
  'naked-single': async () => (await import('./build/single-lesson.ts')).nakedSingleLesson,
  notes: async () => (await import('./build/notes-lesson.ts')).notesLesson,
  'pointing-pairs': pattern('pointing-pairs'),
  'box-line-reduction': pattern('box-line-reduction'),
  'naked-pair': pattern('naked-pair'),
  'hidden-pair': pattern('hidden-pair'),
  'which-one': async () => (await import('./build/choosing-lesson.ts')).whichOneLesson,
  'x-wing': pattern('x-wing'),
  swordfish: pattern('swordfish'),
  'whole-puzzle': async () => (await import('./build/choosing-lesson.ts')).wholePuzzleLesson,
};

async function built<Id extends StationId>(id: Id, language: Language): Promise<StationLesson> {
  const files = FILES[language];
  const [build, { words }, { shared }, { phrases }, { exercise }] = await Promise.all([
    BUILDERS[id](),
    files.words[id](),
    files.shared(),
    files.hints(),
    files.exercise(),
  ]);
  return build(words, { shared, hints: phrases, exercise });
}

/** The lesson of a station in a language; rejects where loading fails. */
export function loadStationLesson(id: StationId, language: Language): Promise<StationLesson> {
  return built(id, language);
}
