import type { Location } from 'react-router-dom';

/** Left with a navigation by the language selector: the place whose scroll position is kept. */
interface ScrollState {
  readonly scrollKey: string;
}

function hasScrollKey(state: unknown): state is ScrollState {
  return (
    typeof state === 'object' &&
    state !== null &&
    'scrollKey' in state &&
    typeof state.scrollKey === 'string'
  );
}

/** The router's key of every place that was not come to by a link. */
const ARRIVAL = 'default';

/** The key of a place's scroll position. A page has the same one in each language. */
export function scrollKeyOf({ key, state, pathname, hash }: Location<unknown>): string {
  if (hasScrollKey(state)) return state.scrollKey;
  return key === ARRIVAL ? `${key} ${pathname}${hash}` : key;
}

/**
 * What to leave with a navigation to the same place in another language: all that was left with the one that led
 * here, as the way back to a game, and the scroll position.
 */
export function stateToKeep(location: Location<unknown>): ScrollState {
  const { state } = location;
  return { ...(typeof state === 'object' ? state : {}), scrollKey: scrollKeyOf(location) };
}
