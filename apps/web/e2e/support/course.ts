/** The day so many days from today, as the site writes days. */
const dayIn = (days: number) => new Date(Date.now() + 86_400_000 * days).toISOString().slice(0, 10);

const BEGUN = {
  isLessonDone: true,
  earlier: { 1: 0, 2: 0, 3: 0 },
  seen: [],
  taskCards: [],
};

/** A mastered station that comes back in so many days. */
const masteredUntil = (days: number) => ({
  masteredOn: dayIn(-9),
  card: { due: dayIn(days), reviewedOn: dayIn(-8), stability: 9, difficulty: 5 },
});

/** One that comes back some other day. */
export const MASTERED = masteredUntil(9);

/** Due since yesterday. */
export const DUE = masteredUntil(-1);

/** A game led there, and nothing was done about it. */
export const MET = { isLessonDone: false, metOn: dayIn(-1) };

/** What the site keeps of the course, with what is known of some stations. */
export function courseWith(stations: Readonly<Record<string, object>>, current?: string): string {
  const records = Object.entries(stations).map(([id, record]) => [id, { ...BEGUN, ...record }]);
  return JSON.stringify({
    schemaVersion: 1,
    stations: Object.fromEntries(records),
    ...(current && { current }),
    games: [],
  });
}
