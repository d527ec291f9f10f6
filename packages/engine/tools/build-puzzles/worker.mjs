import { register } from 'tsx/esm/api';

// A thread does not inherit the loader that the main thread was started with.
register();
await import('./worker.ts');
