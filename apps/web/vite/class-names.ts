import { basename } from 'node:path';

/**
 * What a class of a CSS module is called on the page. Words instead of hashes, which hardly
 * compress. No two modules may have files of the same name.
 */
export function scopedClassName(name: string, file: string): string {
  return `${basename(file, '.module.css')}_${name}`;
}
