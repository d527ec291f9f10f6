/** The files that the tool writes, and that are committed. */
export const FONT_FILE = new URL('../../src/styles/digits.woff2', import.meta.url);
export const LICENSE_FILE = new URL(
  '../../public/licenses/atkinson-hyperlegible-next.txt',
  import.meta.url,
);
