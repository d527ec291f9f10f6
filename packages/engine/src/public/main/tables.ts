/* What there is of everything, as others get it. */
import * as houses from '../../houses.ts';
import * as rating from '../../rating.ts';
import * as step from '../../step.ts';
import * as techniques from '../../techniques/index.ts';
import * as types from '../../types.ts';
import { frozen } from '../frozen.ts';

/** All cells, 0-80. */
export const CELLS = frozen(houses.CELLS);

/** All houses, 0-26: the rows from the top, the columns from the left, the boxes row by row. */
export const HOUSES = frozen(houses.HOUSES);

/** All difficulties, easiest first. */
export const DIFFICULTIES = frozen(types.DIFFICULTIES);

/** All digits in order. */
export const DIGITS = frozen(types.DIGITS);

/**
 * The order in which `findSteps` looks for the techniques of the course: by the techniques' level, and within a level
 * by what a person sees first.
 */
export const HINT_ORDER = frozen(step.HINT_ORDER);

/** The techniques of the course in teaching order, which is the catalogue's: what everything uses by default. */
export const TAUGHT_TECHNIQUES = frozen(techniques.TAUGHT_TECHNIQUES);

/** All techniques of the course, easiest first; `LADDER` of `@nanpure/engine/ladder` has those beyond it. */
export const TECHNIQUES = frozen(techniques.TECHNIQUES);

/** The techniques of the course that make a puzzle as hard as this when it takes them. */
export const TECHNIQUES_OF_DIFFICULTY = frozen(rating.TECHNIQUES_OF_DIFFICULTY);
