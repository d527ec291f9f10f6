import { defineConfig } from 'tsup';

/** The server, its threads, and the command that reads its messages, for Node. Our own packages are built in from their source, npm's stay outside. */
export default defineConfig({
  entry: {
    server: 'src/server.ts',
    'ladder-thread': 'src/ladder/thread.ts',
    contact: 'src/contact/command.ts',
    'static-host-config': 'src/site/static-host-config-command.ts',
  },
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
