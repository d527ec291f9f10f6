import { CONSENT_KEY } from './answer/consent.ts';

function hasAgreedToAds(): boolean {
  try {
    const stored = decodeURIComponent(localStorage.getItem(CONSENT_KEY) ?? '');
    return /"advertising": *true/.test(stored);
  } catch {
    return false;
  }
}

/**
 * Keeps room for ads before anything is painted, for visitors who have agreed to them: nothing moves when the
 * ads come. It only guesses; what holds is found out as soon as the modules run.
 */
export default function keepRoomForAds() {
  document.body.dataset.ads = hasAgreedToAds() ? 'on' : 'off';
}
