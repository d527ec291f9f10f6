import { inAddress } from '@nanpure/content/puzzle-fragment';
import {
  DIFFICULTIES,
  type Difficulty,
  TAUGHT_TECHNIQUES,
  type TaughtTechniqueId,
} from '@nanpure/engine';
import * as z from 'zod/mini';

export const PUZZLES_PER_PAGE = [1, 2, 4, 6] as const;
export const MOST_PAGES = 20;

/** Which puzzles of the bank are printed: those of a difficulty, or those that need a technique. */
export type PuzzleKind = Difficulty | TaughtTechniqueId;

export const TECHNIQUES: readonly TaughtTechniqueId[] = TAUGHT_TECHNIQUES.map(({ id }) => id);

/** What a sheet is made of: all of it stands in its address, so that the same link makes the same sheet. */
export interface SheetOptions {
  readonly puzzles: PuzzleKind;
  readonly perPage: (typeof PUZZLES_PER_PAGE)[number];
  readonly pages: number;
  readonly hasCandidates: boolean;
  readonly hasSolutions: boolean;
  /** Undefined until one is drawn. */
  readonly seed: string | undefined;
  /** A puzzle from elsewhere, as the link has it: it is printed instead. */
  readonly own: string | undefined;
}

const KINDS: readonly PuzzleKind[] = [...DIFFICULTIES, ...TECHNIQUES];

/** Addresses are typed and cut: what can't be read is as usual. */
const addressSchema = z.object({
  puzzles: z.catch(z.enum(KINDS), 'easy'),
  pages: z.catch(z.int().check(z.minimum(1), z.maximum(MOST_PAGES)), 1),
  seed: z.catch(z.optional(z.string().check(z.regex(/^[\w-]{1,20}$/))), undefined),
});

/** What the part of an address behind the hash sign asks for. */
export function parseSheet(hash: string): SheetOptions {
  const asked = new URLSearchParams(hash.replace(/^#/, ''));
  const { puzzles, pages, seed } = addressSchema.parse({
    puzzles: asked.get('puzzles'),
    pages: Number(asked.get('pages')),
    seed: asked.get('seed') ?? undefined,
  });
  return {
    puzzles,
    perPage: PUZZLES_PER_PAGE.find((count) => String(count) === asked.get('per')) ?? 4,
    pages,
    hasCandidates: asked.has('candidates'),
    hasSolutions: asked.has('solutions'),
    seed,
    own: asked.get('p') ?? undefined,
  };
}

/** The same as it stands in an address. */
export function sheetHash(options: SheetOptions): string {
  const { puzzles, perPage, pages, hasCandidates, hasSolutions, seed, own } = options;
  const what =
    own === undefined
      ? [`puzzles=${puzzles}`, `per=${perPage}`, `pages=${pages}`]
      : [`p=${inAddress(own)}`];
  const extras = [
    ...(hasCandidates ? ['candidates'] : []),
    ...(hasSolutions ? ['solutions'] : []),
    ...(own === undefined && seed !== undefined ? [`seed=${seed}`] : []),
  ];
  return `#${[...what, ...extras].join('&')}`;
}
