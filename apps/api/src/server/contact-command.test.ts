import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { expect, test, vi } from 'vitest';
import { exitCode, spawnFile, temporaryFolder } from '../testing/server-process.ts';
import { openContactStore } from './contact-database.ts';

// Each test starts a process; on a busy machine that takes its time.
vi.setConfig({ testTimeout: 60_000 });

const COMMAND = fileURLToPath(new URL('contact-command.ts', import.meta.url));
const YEAR = 365.25 * 24 * 60 * 60 * 1000;

async function start() {
  const url = `file:${join(temporaryFolder(), 'contact.db')}`;
  let age = 0;
  const store = await openContactStore(url, { now: () => Date.now() - age, mails: false });
  const keep = (message: string, years: number, suspicion: 'honeypot' | null = null) => {
    age = years * YEAR;
    return store.keep({
      type: 'other',
      message,
      email: null,
      sentAt: null,
      userAgent: null,
      language: 'en',
      suspicion,
    });
  };
  async function run(...parameters: string[]) {
    const command = spawnFile(COMMAND, { DATABASE_URL: url }, parameters);
    const [output, errors, { code }] = await Promise.all([
      text(command.stdout),
      text(command.stderr),
      exitCode(command),
    ]);
    return { output, errors, code };
  }
  return { keep, run };
}

test('messages are listed, exported and purged', async () => {
  const { keep, run } = await start();
  await keep('far too old', 2.01);
  await keep('nearly too old', 1.99);
  await keep('new\u001b[2J\nsecond line', 0);
  await keep('buy', 0.1, 'honeypot');

  const listed = await run('list');
  expect(listed.output.trim().split('\n')).toEqual([
    expect.stringMatching(/Z {2}other {2}en {2}anonymous {2}far too old$/),
    expect.stringContaining('nearly too old'),
    expect.stringMatching(/new \[2J second line$/),
  ]);
  expect((await run('list', '--all')).output).toContain('(honeypot)  buy');

  expect(await run('purge')).toMatchObject({ output: '2 deleted\n', code: 0 });
  const exported = (await run('export')).output.trim().split('\n');
  expect(exported.map((line) => JSON.parse(line))).toMatchObject([
    { message: 'nearly too old' },
    { message: 'new\u001b[2J\nsecond line', suspicion: null },
  ]);
});

test('anything else gets a word of help', async () => {
  const { run } = await start();
  expect(await run('delete')).toMatchObject({
    errors: expect.stringContaining('Usage: npm run contact'),
    code: 1,
  });
});
