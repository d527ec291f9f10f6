import type { Random } from '@nanpure/engine';

/** The tips by the names that the texts have for them. */
export const TIPS = [
  'crosshatch',
  'nakedSingle',
  'hiddenSingle',
  'fullest',
  'nakedPair',
  'hiddenPair',
  'pointing',
  'boxLine',
  'xWing',
  'swordfish',
  'notes',
  'lookAgain',
] as const;

export type Tip = (typeof TIPS)[number];

/** A tip, any but the one before. */
export function nextTip(before: Tip | undefined, random: Random): Tip {
  const others = TIPS.filter((tip) => tip !== before);
  return others[Math.floor(random() * others.length)] ?? TIPS[0];
}

let lastTip: Tip | undefined;

/** Another tip each time. */
export function chooseTip(): Tip {
  lastTip = nextTip(lastTip, Math.random);
  return lastTip;
}
