/* Turbo as every script of package.json starts it: without calls home. */

process.env.TURBO_TELEMETRY_DISABLED = '1';
process.env.TURBO_NO_UPDATE_NOTIFIER = '1';
// @ts-expect-error: a program without types, imported for running only.
await import('turbo/bin/turbo');
