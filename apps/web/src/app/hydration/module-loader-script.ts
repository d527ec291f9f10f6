import { createAppLoader } from './app-loader.ts';

/**
 * Fetches a page's modules once the page has been painted. A prerendered page can be read and its links
 * followed without them, and a slow connection has nothing else to carry before.
 */
export default function loadModules() {
  createAppLoader().loadAfterPaint();
}
