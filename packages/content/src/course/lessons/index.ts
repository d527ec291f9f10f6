export type {
  AskCard,
  LessonBoard,
  LessonCard,
  LessonMarks,
  LessonQuestion,
  LookCard,
  StationLesson,
} from './lesson.ts';
export { loadStationLesson } from './load.ts';
