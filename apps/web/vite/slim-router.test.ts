import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { markUnusedParts, withoutFramework } from './slim-router.ts';

it('marks what has no effect where nobody uses it', () => {
  const code = [
    'var LinkContext = React8.createContext(null);',
    'LinkContext.displayName = "Link";',
    'var Link = React10.forwardRef(function Link() {});',
    'var Boundary = class extends React3.Component {',
    '  render() {}',
    '};',
    'var count = React.version;',
  ].join('\n');
  expect(markUnusedParts(code).split('\n')).toEqual([
    'var LinkContext = /* @__PURE__ */ React8.createContext(null);',
    '',
    'var Link = /* @__PURE__ */ React10.forwardRef(function Link() {});',
    'var Boundary = /* @__PURE__ */ (() => class extends React3.Component {',
    '  render() {}',
    '})();',
    'var count = React.version;',
  ]);
});

/** The code of the router that is installed. */
function installedRouter() {
  const folder = dirname(fileURLToPath(import.meta.resolve('react-router')));
  const entry = readFileSync(resolve(folder, '../production/index.mjs'), 'utf8');
  const [chunk = ''] = /chunk-\w+\.mjs(?=";\nexport \{)/.exec(entry) ?? [];
  return readFileSync(resolve(folder, '../production', chunk), 'utf8');
}

it('finds its places in the router that is installed', () => {
  const code = installedRouter();
  const marked = markUnusedParts(code);
  expect(code).toContain('NavLink.displayName = ');
  expect(marked).not.toContain('NavLink.displayName = ');
  expect(marked).toContain('var NavLink = /* @__PURE__ */');
  expect(marked).toMatch(/var AwaitErrorBoundary = \/\* @__PURE__ \*\//);
});

it('leaves out what needs a framework, all of which the installed router has', () => {
  const code = installedRouter();
  const left = withoutFramework(code);
  for (const feature of [
    'usePrefetchBehavior(\n',
    'createElement(PrefetchPageLinks,',
    'init.instrumentations',
    'opts?.instrumentations',
    'createElement(RSCErrorHandler,',
    '|| parseHydrationData()',
  ]) {
    expect(code).toContain(feature);
    expect(left).not.toContain(feature);
  }
  expect(left).toContain(
    'let [shouldPrefetch, prefetchRef, prefetchHandlers] = [false, undefined, {}];',
  );
  expect(left).toContain('return link;');
});
