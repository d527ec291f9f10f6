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

/** The key of a place's scroll position. A page has the same one in each language. */
export function scrollKeyOf({ key, state }: Location<unknown>): string {
  return hasScrollKey(state) ? state.scrollKey : key;
}

/** What to leave with a navigation to the same place in another language. */
export function keepScrollPosition(location: Location<unknown>): ScrollState {
  return { scrollKey: scrollKeyOf(location) };
}
