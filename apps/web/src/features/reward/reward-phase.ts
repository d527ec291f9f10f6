/** How long a tip is on show, in seconds. */
export const COUNTDOWN = 5;

/**
 * Where the player is between two puzzles: something is looked for, an ad may be chosen, the ad is
 * on, a tip is on show for so many seconds more, or the reward is granted.
 */
export type RewardPhase =
  | { readonly name: 'looking' }
  | { readonly name: 'offer' }
  | { readonly name: 'ad' }
  | { readonly name: 'tip'; readonly secondsLeft: number }
  | { readonly name: 'granted'; readonly for: 'ad' | 'tip' };

export type RewardEvent =
  | 'ad-found'
  | 'nothing-found'
  | 'ad-chosen'
  | 'tip-chosen'
  | 'ad-viewed'
  | 'ad-dismissed'
  | 'second-over';

export const LOOKING: RewardPhase = { name: 'looking' };
/** A tip from its first second on. */
export const TIP: RewardPhase = { name: 'tip', secondsLeft: COUNTDOWN };

/** What each phase makes of the events that it expects. */
const NEXT: Readonly<
  Record<RewardPhase['name'], Readonly<Partial<Record<RewardEvent, RewardPhase>>>>
> = {
  looking: { 'ad-found': { name: 'offer' }, 'nothing-found': TIP },
  offer: { 'ad-chosen': { name: 'ad' }, 'tip-chosen': TIP },
  ad: { 'ad-viewed': { name: 'granted', for: 'ad' }, 'ad-dismissed': TIP },
  tip: {},
  granted: {},
};

/** The phase after an event; the very same one where the event comes too late or twice. */
export function nextPhase(phase: RewardPhase, event: RewardEvent): RewardPhase {
  if (phase.name === 'tip' && event === 'second-over') {
    const secondsLeft = phase.secondsLeft - 1;
    return secondsLeft > 0 ? { name: 'tip', secondsLeft } : { name: 'granted', for: 'tip' };
  }
  return NEXT[phase.name][event] ?? phase;
}
