import { COLOUR_NAMES } from '../session/colour-names.ts';
import { colourOf } from '../session/input-mode.ts';
import type { Session } from '../session/session.ts';
import type { GameTexts } from '../texts/use-texts.ts';

/** What waits for the cells that are tapped: a digit, or a colour. Undefined for nothing. */
export function heldText(t: GameTexts, { heldDigit, mode }: Session): string | undefined {
  if (heldDigit === undefined) return undefined;
  const colour = mode === 'colour' ? colourOf(heldDigit) : undefined;
  return colour === undefined
    ? t('pad.held', { digit: heldDigit })
    : t('pad.heldColour', { colour: t(`colours.${COLOUR_NAMES[colour]}`) });
}
