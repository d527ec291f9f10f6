import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { scopedClassName } from './class-names.ts';

it('says of which file a class is', () => {
  expect(scopedClassName('cell', '/site/src/board/board.module.css')).toBe('board_cell');
});

it('gives no two files the same classes', () => {
  const sources = fileURLToPath(new URL('../src', import.meta.url));
  const files = readdirSync(sources, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.module.css'))
    .map((file) => basename(file));
  expect(files.length).toBeGreaterThan(0);
  expect(new Set(files).size).toBe(files.length);
});
