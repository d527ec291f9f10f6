import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const FOLDER = /\/dist\/development\/[^/]+$/;

/** The files of the router without its warnings, which its package doesn't export by name. */
const PRODUCTION_FILES: Readonly<Record<string, string>> = {
  'react-router': 'index.mjs',
  'react-router/dom': 'dom-export.mjs',
};

const DISPLAY_NAME = /^\w+\.displayName = .+;$/gm;
const CALL_OF_REACT = /^(var \w+ = )(?=React\d*\.(?:createContext|forwardRef|memo)\()/gm;
const CLASS_OF_REACT = /^(var \w+ = )(class extends React\d*\.Component \{[\s\S]*?\n\});$/gm;

/** Where the router turns to what only a framework on top of it provides, and what that comes to here. */
const FRAMEWORK_FEATURES: readonly (readonly [RegExp, string])[] = [
  // Links that fetch their page ahead.
  [/(?<=prefetchHandlers\] = )usePrefetchBehavior\([^)]*\)/, '[false, undefined, {}]'],
  [/(?<=return )shouldPrefetch && !isAbsolute \? .* : (?=link;)/, ''],
  // Reports on how long pages take.
  [/\b(?:init|opts\?)\.instrumentations\b/g, 'false'],
  // Errors and data that a server has sent along.
  [/if \(this\.context\) \{\s*return .*\s*\}\s*(?=return result;)/, ''],
  [/(?<=opts\?\.hydrationData) \|\| parseHydrationData\(\)/g, ''],
];

/** The code of the router without what needs a framework, which nobody can use then. */
export function withoutFramework(code: string): string {
  return FRAMEWORK_FEATURES.reduce(
    (rest, [feature, nothing]) => rest.replace(feature, nothing),
    code,
  );
}

/**
 * The code of the router with everything marked that has no effect where nobody uses it: forms, frameworks and
 * deferred data then stay out of the build.
 */
export function markUnusedParts(code: string): string {
  return code
    .replace(DISPLAY_NAME, '')
    .replace(CALL_OF_REACT, '$1/* @__PURE__ */ ')
    .replace(CLASS_OF_REACT, '$1/* @__PURE__ */ (() => $2)();');
}

/** Takes five kilobytes off every page. */
export function slimRouter(): Plugin {
  return {
    name: 'nanpure:slim-router',
    apply: 'build',
    // Before Vite finds the file that the package exports.
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: {
      filter: { id: /^react-router(?:\/dom)?$/ },
      handler(id) {
        const path = fileURLToPath(import.meta.resolve(id));
        if (!FOLDER.test(path)) this.error(`The router keeps its files elsewhere: ${path}`);
        return path.replace(FOLDER, `/dist/production/${PRODUCTION_FILES[id]}`);
      },
    },
    transform: {
      filter: { id: /\/react-router\/dist\/production\/chunk-\w+\.mjs$/ },
      handler: (code) => ({ code: markUnusedParts(withoutFramework(code)), map: null }),
    },
  };
}
