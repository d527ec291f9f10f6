import { createHash } from 'node:crypto';
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname } from 'node:path';
import type { Built } from './build-slot.ts';

/*
 * What an interrupted run had finished: a file with one puzzle a line, each after a checksum of itself.
 * A line is added as soon as its puzzle is done, so a run that is killed can leave half a line at the
 * end; that one is built again. Anything else unreadable makes the whole file suspect.
 */

/** The finished puzzles of a run. */
export interface Cache {
  /** What an earlier run left. */
  readonly found: readonly Built[];
  /** Where an unreadable file of an earlier run was put; undefined if there was none. */
  readonly setAside: string | undefined;
  readonly add: (built: Built) => void;
  readonly remove: () => void;
}

function checksumOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}

function lineOf(built: Built): string {
  const json = JSON.stringify(built);
  return `${checksumOf(json)} ${json}\n`;
}

/** The puzzle of a line; undefined for a line that nobody wrote like this. */
function readLine(line: string): Built | undefined {
  const [checksum = '', ...rest] = line.split(' ');
  const json = rest.join(' ');
  // With the right checksum it is what this tool wrote.
  return checksumOf(json) === checksum ? (JSON.parse(json) as Built) : undefined;
}

/** All whole lines of a file; undefined if one of them is unreadable. */
function readLines(text: string): Built[] | undefined {
  const lines = text.split('\n').slice(0, -1).map(readLine);
  const built = lines.filter((line) => line !== undefined);
  return built.length === lines.length ? built : undefined;
}

/** A name beside the file that is not taken yet. */
function nameAside(file: string): string {
  let number = 1;
  while (existsSync(`${file}.unreadable-${number}`)) number++;
  return `${file}.unreadable-${number}`;
}

/** Opens the cache file of a run, or begins one. */
export function openCache(file: string): Cache {
  mkdirSync(dirname(file), { recursive: true });
  const read = existsSync(file) ? readLines(readFileSync(file, 'utf8')) : [];
  const setAside = read ? undefined : nameAside(file);
  if (setAside) renameSync(file, setAside);
  const found = read ?? [];
  writeFileSync(file, found.map(lineOf).join(''));
  return {
    found,
    setAside,
    add: (built) => appendFileSync(file, lineOf(built)),
    remove: () => rmSync(file, { force: true }),
  };
}
