import type { Language } from '../languages.ts';
import { phrases as en } from './en.ts';
import { phrases as ja } from './ja.ts';
import type { ApiPhrases } from './phrases.ts';

export { ERROR_TITLES } from './error-titles.ts';
export type {
  ApiPhrases,
  DeadEnd,
  DeadEndDetails,
  ErrorCode,
  ErrorDetails,
  ExpectedFormat,
  ExpectedType,
  ShapeProblem,
  WrongDigitDetails,
} from './phrases.ts';
export { API_POLICY } from './policy.ts';

/** What the API says, in both languages. Programs read it, no page does. */
export const API_PHRASES: Readonly<Record<Language, ApiPhrases>> = { en, ja };
export { PICTURE_PHRASES } from './picture.ts';
