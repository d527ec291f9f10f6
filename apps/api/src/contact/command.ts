import { LEGAL_FACTS } from '@nanpure/content/legal';
import { err, ok, type Result } from '@nanpure/engine';
import { parseConfig } from '../config.ts';
import { reasonOf } from '../http/errors/error-reason.ts';
import { checkDatabaseUrl, databaseExists, defaultDatabaseUrl, fileOf } from './database-url.ts';
import type { StoredMessage } from './message.ts';
import { openContactStore } from './open-store.ts';
import { purgeOld } from './purge.ts';
import type { ContactStore } from './store.ts';

const { contactYears, suspiciousContactDays } = LEGAL_FACTS;

const HELP = `Usage: npm run contact -- <command>

  list     one line for each message; with --all the suspicious ones too
  export   everything that is stored, one JSON object a line (without npm's own: npm run --silent contact -- export)
  purge    deletes what is older than ${contactYears} years, and suspicious messages older than ${suspiciousContactDays} days
  delete   deletes the message whose id follows (or several), where somebody asks for it; export shows the ids
`;

/** Characters that control a terminal, break a line or change the text direction. */
const CONTROL_CHARACTERS = /[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/gu;

function plainText(text: string): string {
  return text.replace(CONTROL_CHARACTERS, ' ');
}

function toListLine({
  receivedAt,
  type,
  email,
  language,
  message,
  suspicion,
}: StoredMessage): string {
  const fields = [
    new Date(receivedAt).toISOString(),
    type,
    language,
    email ?? 'anonymous',
    ...(suspicion ? [`(${suspicion})`] : []),
    message,
  ];
  return plainText(fields.join('  '));
}

function toJsonLine({ receivedAt, ...message }: StoredMessage): string {
  const json = JSON.stringify({ ...message, receivedAt: new Date(receivedAt).toISOString() });
  return json.replace(
    CONTROL_CHARACTERS,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

async function removeEach(store: ContactStore, ids: readonly string[]) {
  for (const id of ids) {
    const isDeleted = await store.remove(id);
    if (isDeleted) process.stdout.write(`${plainText(id)} deleted\n`);
    else {
      process.stderr.write(`There is no message ${plainText(id)}.\n`);
      process.exitCode = 1;
    }
  }
}

async function run(store: ContactStore, command: string, options: readonly string[]) {
  const print = (line: string) => process.stdout.write(`${line}\n`);
  if (command === 'purge') {
    print(`${await purgeOld(store, Date.now())} deleted`);
    return;
  }
  if (command === 'delete') {
    await removeEach(store, options);
    return;
  }
  const messages = await store.list();
  if (command === 'export') for (const message of messages) print(toJsonLine(message));
  else {
    const all = options.includes('--all');
    for (const message of messages)
      if (all || message.suspicion === null) print(toListLine(message));
  }
}

function isCommand(command: string, options: readonly string[]): boolean {
  if (command === 'delete') return options.length > 0;
  if (command === 'list') return options.every((option) => option === '--all');
  return ['export', 'purge'].includes(command) && options.length === 0;
}

/** Where the messages are, or why the configuration can't be used. */
function configuredUrl(environment: NodeJS.ProcessEnv): Result<string, string> {
  const config = parseConfig(environment);
  if (!config.ok) return err(config.error.join('\n'));
  const url = checkDatabaseUrl(config.value.databaseUrl);
  return url.ok ? ok(url.value ?? defaultDatabaseUrl(environment)) : url;
}

/** `npm run contact`: reads and deletes messages, for the site's operator. */
async function main([command = '', ...options]: readonly string[]) {
  if (['help', '--help', '-h'].includes(command)) {
    process.stdout.write(HELP);
    return;
  }
  if (!isCommand(command, options)) {
    process.stderr.write(HELP);
    process.exitCode = 1;
    return;
  }
  const configured = configuredUrl(process.env);
  if (!configured.ok) {
    process.stderr.write(`${configured.error}\n`);
    process.exitCode = 1;
    return;
  }
  const url = configured.value;
  if (!databaseExists(url)) {
    process.stderr.write(`There is no database yet, so no messages: ${fileOf(url)}\n`);
    return;
  }
  try {
    await run(await openContactStore(url, { now: Date.now, mails: false }), command, options);
  } catch (error) {
    process.stderr.write(`The messages cannot be reached: ${reasonOf(error)}.\n`);
    process.exitCode = 1;
  }
}

await main(process.argv.slice(2));
