import { register } from 'tsx/esm/api';

// A thread does not inherit the loader that the main thread was started with.
register();
export const { buildSlot } = await import('./build-slot.ts');
