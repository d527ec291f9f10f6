import { writeFile } from 'node:fs/promises';
import { digitFontLicense, makeDigitFont } from './digit-font.ts';
import { FONT_FILE, LICENSE_FILE } from './files.ts';

/* Writes the font of the boards, and its licence. They are committed: a build makes no fonts. */
await writeFile(FONT_FILE, await makeDigitFont());
await writeFile(LICENSE_FILE, await digitFontLicense());
