import type { Placement } from './placements.ts';

/** What may happen to an ad. */
export type AdEvent = 'impression' | 'click';

/** An ad that is wanted. */
export interface AdOrder {
  readonly placement: Placement;
  /** Whether it may be chosen by the visitor's interests. */
  readonly isPersonalized: boolean;
  /** Told of what happens to the ad, and what the provider calls its place. */
  readonly tell: (event: AdEvent, unitId: string) => void;
}

/** Where ads come from. Another service is another one of these. */
export interface AdProvider {
  /**
   * Puts an ad into an element of a fixed size, if there is one. It never throws. The result takes
   * it away again.
   */
  readonly fill: (element: HTMLElement, order: AdOrder) => () => void;
  /** The visitor no longer agrees: nothing more is asked for. */
  readonly stop: () => void;
}
