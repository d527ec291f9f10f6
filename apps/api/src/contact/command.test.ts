import { exec } from 'node:child_process';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test, vi } from 'vitest';
import { z } from 'zod';
import { exitCode, spawnContact, temporaryFolder } from '../testing/server-process.ts';
import { openContactStore } from './open-store.ts';

// Each test starts a process, which is slow on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const README = fileURLToPath(new URL('../../../../README.md', import.meta.url));

const YEAR = 365.25 * 24 * 60 * 60 * 1000;

const StoredSchema = z.object({ id: z.string(), message: z.string() });

async function start() {
  const file = join(temporaryFolder(), 'contact.db');
  const url = `file:${file}`;
  let age = 0;
  const store = await openContactStore(url, { now: () => Date.now() - age, mails: false });
  const keep = (message: string, years: number, suspicion: 'honeypot' | null = null) => {
    age = years * YEAR;
    return store.save({
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
    const command = spawnContact({ DATABASE_URL: url }, parameters);
    const [output, errors, { code }] = await Promise.all([
      text(command.stdout),
      text(command.stderr),
      exitCode(command),
    ]);
    return { output, errors, code };
  }
  return { keep, run, file, url };
}

test('messages are listed, exported and purged @9.27', async () => {
  const { keep, run } = await start();
  await keep('far too old', 2.01);
  await keep('nearly too old', 1.99);
  await keep('new\u001b[2J\nsecond \u202eline\u009b', 0);
  await keep('buy', 0.1, 'honeypot');

  const listed = await run('list');
  expect(listed.output.trim().split('\n')).toEqual([
    expect.stringMatching(/Z {2}other {2}en {2}anonymous {2}far too old$/),
    expect.stringContaining('nearly too old'),
    expect.stringMatching(/new \[2J second {2}line$/),
  ]);
  expect((await run('list', '--all')).output).toContain('(honeypot)  buy');

  expect(await run('purge')).toMatchObject({ output: '2 deleted\n', code: 0 });
  const exported = (await run('export')).output.trim().split('\n');
  expect(exported.map((line) => JSON.parse(line))).toMatchObject([
    { message: 'nearly too old' },
    { message: 'new\u001b[2J\nsecond \u202eline\u009b', suspicion: null },
  ]);
  expect(exported.join('')).not.toMatch(/[\p{Cc}\u202e]/u);
});

// Windows has other quotes and other signs for output.
test.skipIf(process.platform === 'win32')(
  'as the README has it, the export is JSON lines and nothing else (skipped on Windows)',
  async () => {
    const { keep, url } = await start();
    await keep('mine', 0);
    const [, command = ''] =
      /^(.*\bcontact\b.* export) >/m.exec(readFileSync(README, 'utf8')) ?? [];
    const options = { cwd: dirname(README), env: { ...process.env, DATABASE_URL: url } };
    const { stdout } = await promisify(exec)(command, options);
    expect(
      stdout
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line)),
    ).toMatchObject([{ message: 'mine' }]);
  },
);

test('one message is deleted by its id, and no other', async () => {
  const { keep, run } = await start();
  await keep('delete me, please', 0);
  await keep('keep me', 0);
  const stored = async () =>
    (await run('export')).output
      .trim()
      .split('\n')
      .map((line) => StoredSchema.parse(JSON.parse(line)));
  const asked = (await stored()).find(({ message }) => message.startsWith('delete'));
  const id = asked?.id ?? '';

  const done = { output: `${id} deleted\n`, errors: '', code: 0 };
  expect(await run('delete', id)).toEqual(done);
  expect(await stored()).toMatchObject([{ message: 'keep me' }]);
  const again = { output: '', errors: `There is no message ${id}.\n`, code: 1 };
  expect(await run('delete', id)).toEqual(again);
});

test.skipIf(process.platform === 'win32')(
  'no other user can read the database file (skipped on Windows)',
  async () => {
    const { file, keep } = await start();
    await keep('secret', 0);
    expect(statSync(file).mode & 0o777).toBe(0o600);
  },
);

test('a file that is no database is reported in one line', async () => {
  const { file, run } = await start();
  writeFileSync(file, 'nothing of SQLite '.repeat(1_000));
  expect(await run('list')).toEqual({
    output: '',
    errors: 'The messages cannot be reached: SQLITE_NOTADB.\n',
    code: 1,
  });
});

test.each([['remove'], ['delete'], ['list', '--al'], ['purge', 'all']])(
  'an invalid command prints the help: %s %s',
  async (...parameters) => {
    const { run } = await start();
    expect(await run(...parameters)).toEqual({
      output: '',
      errors: expect.stringContaining('Usage: npm run contact'),
      code: 1,
    });
  },
);

test('the help is no error where it is asked for', async () => {
  const { run } = await start();
  expect(await run('--help')).toEqual({
    output: expect.stringContaining('Usage: npm run contact'),
    errors: '',
    code: 0,
  });
});

test('a database that isn’t there is named, and not made', async () => {
  const file = join(temporaryFolder(), 'none', 'contact.db');
  const command = spawnContact({ DATABASE_URL: `file:${file}` }, ['list']);
  expect(await text(command.stderr)).toBe(`There is no database yet, so no messages: ${file}\n`);
  expect(await exitCode(command)).toMatchObject({ code: 0 });
  expect(existsSync(dirname(file))).toBe(false);
});

test('a folder in place of the file is refused by name', async () => {
  const command = spawnContact({ DATABASE_URL: `file:${temporaryFolder()}` }, ['list']);
  expect(await text(command.stderr)).toBe(
    'DATABASE_URL is set; expected the address of a file, not of a folder or a device.\n',
  );
  expect(await exitCode(command)).toMatchObject({ code: 1 });
});
