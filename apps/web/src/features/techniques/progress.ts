/** How far somebody is with a technique in the course. */
export interface TechniqueProgress {
  /** How many grades of its stations are passed, and how many there are. */
  readonly passed: number;
  readonly grades: number;
  /** From 0 to 1: how much of the grades is done. */
  readonly share: number;
  readonly isMastered: boolean;
  readonly isDue: boolean;
  /** Whether it is what comes next. */
  readonly isNext: boolean;
}
