import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { digitFontLicense, makeDigitFont } from './digit-font.ts';
import { FONT_FILE, LICENSE_FILE } from './files.ts';

describe('the font of the boards', () => {
  test('is what `npm run draw:digits` makes of the typeface', async () => {
    expect((await readFile(FONT_FILE)).equals(await makeDigitFont())).toBe(true);
  });

  test('is smaller than 5 kB', async () => {
    expect((await readFile(FONT_FILE)).length).toBeLessThan(5_000);
  });

  test('has its licence beside it', async () => {
    const licence = await readFile(LICENSE_FILE, 'utf8');
    expect(licence).toBe((await digitFontLicense()).toString());
    expect(licence).toContain('SIL Open Font License, Version 1.1');
  });
});
