import { expect, it } from 'vitest';
import { unmatchedEnds } from './chunks.ts';

it('names what is listed and is no module of the build', () => {
  const ends = unmatchedEnds([]);
  expect(ends).toContain('ui/Button.tsx');
  const modules = ends.map((end) => `/somewhere/${end}`);
  expect(unmatchedEnds(modules)).toEqual([]);
  const others = modules.filter((module) => !module.endsWith('/ui/Button.tsx'));
  expect(unmatchedEnds([...others, '/somewhere/ui/LinkButton.tsx'])).toEqual(['ui/Button.tsx']);
});
