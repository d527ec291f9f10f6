/** Fired at the document once the app has taken over the page. */
export const AWAKE_EVENT = 'nanpure:awake';

/** Says that from now on what a visitor presses is answered: on the root element, and as an event. */
export function announceAwake(root: HTMLElement): void {
  root.dataset.awake = '';
  document.dispatchEvent(new Event(AWAKE_EVENT));
}
