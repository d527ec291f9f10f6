/** Dispatched at the document once the page is hydrated. */
export const HYDRATED_EVENT = 'nanpure:hydrated';

/** Marks the root element as hydrated and tells the scripts in the page: from now on React answers events. */
export function markHydrated(root: HTMLElement): void {
  root.dataset.hydrated = '';
  document.dispatchEvent(new Event(HYDRATED_EVENT));
}
