import { asFields, isWhole, type Reader } from '../arguments.ts';

/**
 * What happens to a wrong digit. The policy decides what is checked, and everything else follows
 * from that: a digit that the check finds wrong as it is entered is counted as a mistake, and takes
 * no notes away from its peers.
 *
 * - `reject`: every digit is checked against the solution; a wrong one is counted, not placed.
 * - `show`: the same check; a wrong digit is placed, counted and marked.
 * - `rules-only`: only repeats in a house are looked for; they are placed, counted and marked. The
 *   solution is never consulted, so that no answer says whether a digit is right.
 * - `free`: nothing is checked or counted; on a full board the wrong digits are marked.
 */
export type MistakePolicy = 'reject' | 'show' | 'rules-only' | 'free';

/** All mistake policies, strictest first. */
export const MISTAKE_POLICIES: readonly MistakePolicy[] = /* @__PURE__ */ Object.freeze([
  'reject',
  'show',
  'rules-only',
  'free',
]);

/** The choices that shape a game. */
export interface GameConfig {
  readonly mistakePolicy: MistakePolicy;
  /** Whether a placed digit takes itself out of the notes of the 20 peers. */
  readonly removeNotes: boolean;
  /** How many hints may be asked for, a whole number; null for as many as the player likes. */
  readonly maxHints: number | null;
}

/** What holds where a game is started or restored without a choice. */
export const DEFAULT_GAME_CONFIG: GameConfig = /* @__PURE__ */ Object.freeze({
  mistakePolicy: 'reject',
  removeNotes: true,
  maxHints: null,
});

/** Choices of which some may be left out, or be undefined: as they were, or as usual. */
export type ConfigChoices = {
  readonly [Choice in keyof GameConfig]?: GameConfig[Choice] | undefined;
};

/** Whether something can be a number of mistakes or hints. */
export function isCount(value: unknown): value is number {
  return isWhole(value, 0, Number.MAX_SAFE_INTEGER);
}

const IS_CHOICE: Readonly<Record<keyof GameConfig, (value: unknown) => boolean>> = {
  mistakePolicy: (value) => MISTAKE_POLICIES.some((policy) => policy === value),
  removeNotes: (value) => typeof value === 'boolean',
  maxHints: (value) => value === null || isCount(value),
};

export const CHOICES = Object.keys(IS_CHOICE) as readonly (keyof GameConfig)[];

/** Choices as they are; undefined where one of them is not what its type promises. */
export const asChoices: Reader<ConfigChoices> = (value) => {
  const fields = asFields(value);
  const isSound = fields && CHOICES.every((key) => isChoice(key, fields[key]));
  return isSound ? fields : undefined;
};

export function isChoice(key: keyof GameConfig, value: unknown): boolean {
  return value === undefined || IS_CHOICE[key](value);
}

/** What a save says of the choices, without what is none. */
export function soundChoices(saved: unknown): ConfigChoices {
  const fields = asFields(saved) ?? {};
  return Object.fromEntries(
    CHOICES.map((key) => [key, fields[key]]).filter(([key, value]) =>
      isChoice(key as keyof GameConfig, value),
    ),
  );
}

/** A config with some other choices. */
export function withChoices(config: GameConfig, changes: ConfigChoices): GameConfig {
  const { mistakePolicy, removeNotes, maxHints } = changes;
  return {
    mistakePolicy: mistakePolicy ?? config.mistakePolicy,
    removeNotes: removeNotes ?? config.removeNotes,
    // Null is a choice, too.
    maxHints: maxHints === undefined ? config.maxHints : maxHints,
  };
}
