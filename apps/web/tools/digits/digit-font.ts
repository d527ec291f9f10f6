import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

const { resolve } = createRequire(import.meta.url);

const PACKAGE = '@fontsource-variable/atkinson-hyperlegible-next';
const TYPEFACE = `${PACKAGE}/files/atkinson-hyperlegible-next-latin-wght-normal.woff2`;

/** Where the font keeps its copyright, its licence, and the licence's address. */
const LEGAL_NAMES = [0, 13, 14];

/** The weights that a board draws: entries, givens, and both where they are highlighted. */
const WEIGHTS = { min: 400, max: 800 };

/** The font of the boards: ten digits of one width, in all the weights that a board needs. */
export async function makeDigitFont(): Promise<Buffer> {
  return subsetFont(await readFile(resolve(TYPEFACE)), '0123456789', {
    targetFormat: 'woff2',
    keepFeatures: ['tnum'],
    noHinting: true,
    preserveNameIds: LEGAL_NAMES,
    variationAxes: { wght: WEIGHTS },
  });
}

/** The licence that goes with it. */
export function digitFontLicense(): Promise<Buffer> {
  return readFile(resolve(`${PACKAGE}/LICENSE`));
}
