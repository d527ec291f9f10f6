import { expect, it } from 'vitest';
import { inlineScriptSources } from './inline-scripts.ts';

it('names each inline script once, by the hash that browsers compute', () => {
  const page = '<body><script>alert(1)</script><script type="module">alert(1)</script>';
  // From the example of a hash in the Content Security Policy of "alert(1)".
  expect(inlineScriptSources([page, page])).toEqual([
    "'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='",
  ]);
});

it('leaves out what is loaded or is data', () => {
  const page =
    '<script src="/a.js"></script><script type="application/json">{}</script><script type="application/ld+json">{}</script>';
  expect(inlineScriptSources([page])).toEqual([]);
});
