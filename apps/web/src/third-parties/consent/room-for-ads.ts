import { CONSENT_KEY } from './consent-store.ts';

/**
 * The script that keeps room for ads before anything is painted, for visitors who have agreed to
 * them: nothing moves when the ads come. It stands in the page itself and only guesses; what holds
 * is found out as soon as the modules run.
 */
export const ROOM_FOR_ADS_SCRIPT = `(function () {
  var stored = '';
  try { stored = decodeURIComponent(localStorage.getItem(${JSON.stringify(CONSENT_KEY)}) || ''); } catch (blocked) {}
  document.body.dataset.ads = /"advertising": *true/.test(stored) ? 'on' : 'off';
})();`;
