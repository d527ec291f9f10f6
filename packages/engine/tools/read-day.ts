import { DAY } from '../src/testing/day.ts';

/** Today, for the environment of all tests of a run, which choose by it what they try of what is tried in part; and says it. */
export function readDay(): string {
  console.log(`What is tried in part: the parts of DAY=${DAY}`);
  return String(DAY);
}
