import { parseGrid } from '@nanpure/engine';
import type { Problem } from '@nanpure/engine/bank';
import { createApp } from './app.ts';
import type { Dependencies } from './dependencies.ts';
import { doJobHere } from './ladder/do-job-here.ts';

export const GIVENS =
  '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
export const SOLUTION =
  '534678912672195348198342567859761423426853791713924856961537284287419635345286179';

function gridOf(text: string) {
  const grid = parseGrid(text);
  if (!grid.ok) throw new Error(`not a grid: ${text}`);
  return grid.value;
}

/** The only problem in the bank of test apps. */
export const PROBLEM: Problem = {
  id: 'easy-0001',
  puzzle: { givens: gridOf(GIVENS), solution: gridOf(SOLUTION) },
  techniquesRequired: ['naked-single'],
  difficulty: 'easy',
};

/** The stopped clock of test apps: 2026-01-02T03:04:05.000Z. */
const NOW = Date.UTC(2026, 0, 2, 3, 4, 5);

const DEPENDENCIES: Dependencies = {
  problemById: (id) => (id === PROBLEM.id ? PROBLEM : undefined),
  problems: [PROBLEM],
  saveMessage: () => Promise.resolve('stored'),
  recallMessage: () => Promise.resolve(undefined),
  doJob: doJobHere,
  contactLimit: () => Promise.resolve({ allowed: true }),
  workQueue: {
    acquire: () => Promise.resolve(),
    isOverloaded: () => false,
    onCapacity: (callback) => callback(),
  },
  addressOf: () => '192.0.2.1',
  logger: { info: () => {}, error: () => {} },
  now: () => NOW,
  missing: () => [],
};

/** The real app with one known problem and a stopped clock. */
export function createTestApp(dependencies: Partial<Dependencies> = {}) {
  return createApp({ ...DEPENDENCIES, ...dependencies });
}

/** What a test app answers to JSON that is posted to it. */
export async function postJson(
  app: ReturnType<typeof createTestApp>,
  path: string,
  request: object,
  language: string,
) {
  const response = await app.request(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Accept-Language': language },
    body: JSON.stringify(request),
  });
  const body: unknown = await response.json();
  return { status: response.status, body };
}
