import { err, ok, type Result } from '../../src/public/index.ts';

export const USAGE = `Prints the way through a puzzle in words: npm run explain -- PUZZLE

  PUZZLE   an id of the bank (easy-0001 to easy-0334, medium-0001, hard-0001 and so on),
           or 81 characters row by row, with . for an empty cell
  --help   this text
`;

/** Reads the command line: the puzzle that is asked for, `help`, or what is wrong. */
export function parseOptions(
  args: readonly string[],
): Result<{ readonly puzzle: string } | 'help', string> {
  if (args.includes('--help') || args.includes('-h')) return ok('help');
  // A grid may begin with dashes, an option goes on with a letter.
  const unknown = args.find((arg) => /^--?[a-z]/i.test(arg));
  if (unknown !== undefined) return err(`Unknown option ${unknown}.`);
  return args.length === 0 ? err('Which puzzle?') : ok({ puzzle: args.join(' ') });
}
