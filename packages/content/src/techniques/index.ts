export { ALSO_CALLED } from './also-called.ts';
export type { BoardExample, HighlightType, TechniqueExample } from './example.ts';
export type { Lesson } from './lesson.ts';
export {
  type ExampleBuilder,
  loadDifficultyNames,
  loadExampleBuilder,
  loadLesson,
  loadLessonTexts,
  loadTechniques,
} from './load.ts';
export {
  TECHNIQUE_NAMES,
  type Technique,
  type TechniqueNames,
  techniqueName,
} from './technique.ts';
