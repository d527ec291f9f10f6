import { defineConfig } from 'tsup';

/** One file for Node. Our own packages are built in from their source, npm's stay outside. */
export default defineConfig({
  entry: ['src/server.ts'],
  format: ['esm'],
  platform: 'node',
  target: 'node20',
  noExternal: [/^@nanpure\//],
  sourcemap: true,
  clean: true,
  esbuildOptions: (options) => {
    options.conditions = ['@nanpure/source'];
  },
});
