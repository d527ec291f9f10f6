import type { Consent } from './answer/consent-store.ts';

interface Rooms {
  /** For ads, on pages that have some. */
  readonly ads: boolean;
  /** For the question about cookies, over a game. */
  readonly question: boolean;
}

/** Tells the stylesheets what room a page keeps, before it is painted. */
export function keepRooms({ ads, question }: Rooms) {
  document.body.dataset.ads = ads ? 'on' : 'off';
  document.documentElement.dataset.question = question ? 'open' : 'answered';
}

/** Another page is about to be painted: an answer that was given on the one before moves nothing there. */
export function keepRoomsOfPage({ isLoaded, isAnswered, advertising }: Consent) {
  // On the page that was opened first, the script in it has kept them.
  if (isLoaded) keepRooms({ ads: advertising, question: !isAnswered });
}

/** Whether there is room for ads on this page. */
export function hasRoomForAds(): boolean {
  return document.body.dataset.ads === 'on';
}

/** The visitor doesn't agree to ads, or no longer. */
export function closeRoomForAds() {
  document.body.dataset.ads = 'off';
}
