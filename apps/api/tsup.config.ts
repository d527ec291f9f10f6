import { defineConfig } from 'tsup';

/** The server, and the command that reads its messages, for Node. Our own packages are built in from their source, npm's stay outside. */
export default defineConfig({
  entry: {
    server: 'src/server.ts',
    contact: 'src/server/contact-command.ts',
    'hosting-files': 'src/server/hosting-files-command.ts',
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
