import { fileURLToPath } from 'node:url';
import { build, defaultClientConditions, type Rolldown } from 'vite';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

const START = '\0start-inline-script';

/** Not the site's usual target: a browser that is too old for its modules still gets theme, language and address. */
const TARGET = 'es2015';

/**
 * Compiles a module and what it imports into one minified script that calls the module's default export.
 *
 * @param module its path below `apps/web`
 */
export async function bundleInlineScript(module: string): Promise<string> {
  const result = await build({
    root: ROOT,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    resolve: { conditions: ['@nanpure/source', ...defaultClientConditions] },
    plugins: [
      {
        name: 'nanpure:start-inline-script',
        resolveId: (id) => (id === START ? id : undefined),
        load: (id) => (id === START ? `import start from '/${module}';\nstart();` : undefined),
      },
    ],
    build: {
      target: TARGET,
      write: false,
      modulePreload: false,
      rolldownOptions: { input: START, output: { format: 'iife' } },
    },
  });
  const { output } = [result].flat()[0] as Rolldown.RolldownOutput;
  return output[0].code.trim();
}
