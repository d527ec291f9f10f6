import { CONSENT_KEY, parseChoice } from './answer/consent.ts';
import { keepRooms } from './rooms.ts';

function storedChoice() {
  try {
    return parseChoice(localStorage.getItem(CONSENT_KEY) ?? '');
  } catch {
    return undefined;
  }
}

/**
 * Keeps room before anything is painted, so that nothing moves when an ad or the question comes. It only guesses,
 * as an answer may be too old; what holds is found out as soon as the modules run.
 */
export default function keepRoomsFromTheStart() {
  const choice = storedChoice();
  keepRooms({ ads: choice?.advertising === true, question: choice === undefined });
}
