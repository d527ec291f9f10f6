import { formatGrid, formatPosition } from '@nanpure/engine';
import type { ReferenceExample } from '../../src/reference/index.ts';
import type { Catch } from './hunt.ts';

function exampleOf({ puzzle, position, step }: Catch): ReferenceExample {
  return { givens: formatGrid(puzzle.givens), position: formatPosition(position, 'line'), step };
}

/** The file of a page's examples, one a line. */
export function exampleFile(examples: readonly Catch[], command: string): string {
  const lines = examples.map((each) => `  ${JSON.stringify(exampleOf(each))},\n`);
  return `import type { ReferenceExample } from '../reference-page.ts';

// Written by \`${command}\`.
// biome-ignore format: an example a line
export const examples: readonly ReferenceExample[] = [
${lines.join('')}];
`;
}
