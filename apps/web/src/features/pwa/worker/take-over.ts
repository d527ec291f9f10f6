/** What a page tells a waiting service worker when the visitor agrees to the new build. */
export const TAKE_OVER = 'take-over';
