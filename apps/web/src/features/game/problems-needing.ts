/**
 * The ids of the bank's puzzles that can't be finished without a technique; none for a name that is no
 * technique, undefined where the list can't be had. Only fetched by who asks for such a puzzle.
 */
export async function idsNeeding(technique: string): Promise<readonly string[] | undefined> {
  try {
    const { default: needing } = await import('../../../../../data/problems_needing.json');
    const ids = Object.entries(needing).find(([id]) => id === technique)?.[1];
    return ids ?? [];
  } catch {
    return undefined;
  }
}
