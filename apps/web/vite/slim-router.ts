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

/** Takes two kilobytes off every page. */
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
      handler: (code) => ({ code: markUnusedParts(code), map: null }),
    },
  };
}
