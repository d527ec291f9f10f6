import { createEmptyCard, fsrs, Rating, type Card as ScheduledCard, State } from 'ts-fsrs';
import type { Day } from '../../../lib/calendar.ts';
import type { Outcome } from '../session/outcome.ts';
import type { Card } from './course-state.ts';

/** All there is to set. No fuzz: the same answers have the same days. Days only: within one, the session repeats. */
const SCHEDULER = fsrs({
  request_retention: 0.9,
  maximum_interval: 180,
  enable_fuzz: false,
  enable_short_term: false,
});

const RATINGS = { clean: Rating.Good, helped: Rating.Hard, shown: Rating.Again } as const;

/** As the schedule counts days: by those of UTC. */
function dateOf(day: Day): Date {
  return new Date(`${day}T00:00Z`);
}

function cardOf(card: ScheduledCard, today: Day): Card {
  const { due, stability, difficulty } = card;
  return { due: due.toISOString().slice(0, 10), reviewedOn: today, stability, difficulty };
}

/** The card of something that was asked for the first time. */
export function newCard(outcome: Outcome, today: Day): Card {
  const now = dateOf(today);
  return cardOf(SCHEDULER.next(createEmptyCard(now), now, RATINGS[outcome]).card, today);
}

/** The card after it was asked again, which counts once a day. */
export function reviewedCard(card: Card, outcome: Outcome, today: Day): Card {
  if (card.reviewedOn === today) return card;
  // A clock that was set back doesn't undo what was learnt.
  const last = card.reviewedOn < today ? card.reviewedOn : today;
  const before = {
    ...createEmptyCard(dateOf(last)),
    due: dateOf(card.due),
    stability: card.stability,
    difficulty: card.difficulty,
    state: State.Review,
    reps: 1,
    last_review: dateOf(last),
  };
  return cardOf(SCHEDULER.next(before, dateOf(today), RATINGS[outcome]).card, today);
}
