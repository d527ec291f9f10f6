export { ALSO_CALLED } from './also-called.ts';
export type { BoardExample, HighlightType, TechniqueExample } from './example.ts';
export type { Lesson } from './lesson.ts';
export {
  type ExampleBuilder,
  loadExampleBuilder,
  loadLesson,
  loadLessonTexts,
} from './load.ts';
export { loadDifficultyNames, loadTechniques } from './load-catalogue.ts';
export type { Technique } from './technique.ts';
export { TECHNIQUE_NAMES, type TechniqueNames, techniqueName } from './technique-names.ts';
