import { LEGAL_FACTS } from '@nanpure/content/legal';
import { parseConfig } from '../config.ts';
import type { StoredMessage } from '../contact/message.ts';
import { purgeOld } from '../contact/purge.ts';
import type { ContactStore } from '../contact/store.ts';
import { openContactStore } from './contact-database.ts';
import { defaultDatabaseUrl } from './database-url.ts';

const { contactYears, suspiciousContactDays } = LEGAL_FACTS;

const HELP = `Usage: npm run contact -- <command>

  list     one line for each message; with --all the suspicious ones too
  export   everything that is stored, one JSON object a line
  purge    deletes what is older than ${contactYears} years, and suspicious messages older than ${suspiciousContactDays} days
`;

// biome-ignore lint/suspicious/noControlCharactersInRegex: a message must not steer the terminal
const CONTROL_CHARACTERS = /[\u0000-\u001f\u007f-\u009f]+/g;

function lineOf({ receivedAt, type, email, language, message, suspicion }: StoredMessage): string {
  const fields = [
    new Date(receivedAt).toISOString(),
    type,
    language,
    email ?? 'anonymous',
    ...(suspicion ? [`(${suspicion})`] : []),
    message,
  ];
  return fields.join('  ').replace(CONTROL_CHARACTERS, ' ');
}

function exported({ receivedAt, ...message }: StoredMessage): string {
  return JSON.stringify({ ...message, receivedAt: new Date(receivedAt).toISOString() });
}

async function run(store: ContactStore, command: string, options: readonly string[]) {
  const print = (line: string) => process.stdout.write(`${line}\n`);
  if (command === 'purge') {
    print(`${await purgeOld(store, Date.now())} deleted`);
    return;
  }
  const messages = await store.list();
  if (command === 'export') for (const message of messages) print(exported(message));
  else {
    const all = options.includes('--all');
    for (const message of messages) if (all || message.suspicion === null) print(lineOf(message));
  }
}

/** `npm run contact`: what came in through the contact form, for whoever runs the site. */
async function main([command = '', ...options]: readonly string[]) {
  if (!['list', 'export', 'purge'].includes(command)) {
    process.stderr.write(HELP);
    process.exitCode = 1;
    return;
  }
  const config = parseConfig(process.env);
  if (!config.ok) {
    process.stderr.write(`${config.error.join('\n')}\n`);
    process.exitCode = 1;
    return;
  }
  const url = config.value.databaseUrl ?? defaultDatabaseUrl(process.env);
  await run(await openContactStore(url, { now: Date.now, mails: false }), command, options);
}

await main(process.argv.slice(2));
