/**
 * How a task went: `clean` without help and with at most one wrong try, `helped` with help or more wrong tries,
 * `shown` when the learner was shown the answer; in a test also where the first try was wrong.
 */
export type Outcome = 'clean' | 'helped' | 'shown';
