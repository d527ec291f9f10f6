/**
 * Marks a Japanese heading, or the text of a button: the build of the site puts breaks between its phrases
 * (`apps/web/vite/phrase-borders.ts`). Anywhere else it is the text.
 */
export function heading<const Text extends string>(text: Text): Text {
  return text;
}
