/** Sentences as a paragraph: after ？ and ！ the next one is set off by a full-width space. */
export function join(sentences: readonly string[]): string {
  return sentences
    .join('\n')
    .replace(/(?<=[？！])\n/g, '　')
    .replaceAll('\n', '');
}
