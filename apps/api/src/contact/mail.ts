import { domainToASCII } from 'node:url';
import { SITE } from '@nanpure/content';
import { createTransport } from 'nodemailer';
import type { Config } from '../config.ts';
import type { StoredMessage } from './message.ts';
import type { SendMail } from './outbox.ts';

const CONNECTION_TIMEOUT_MS = 10_000;
const SOCKET_TIMEOUT_MS = 30_000;

function textOf({ message, email, sentAt, userAgent, language }: StoredMessage): string {
  const facts = {
    From: email ?? 'anonymous',
    Sent: sentAt,
    Language: language,
    Browser: userAgent,
  };
  const lines = Object.entries(facts).map(([name, value]) => `${name}: ${value ?? 'unknown'}`);
  return `${message}\n\n-- \n${lines.join('\n')}\n`;
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: all of ASCII
const ASCII = /^[\u0000-\u007f]+$/;

/**
 * The address of a sender for a header, its domain as DNS has it. Undefined where a header can't have it: one that
 * isn't ASCII before the `@` is for servers with SMTPUTF8 alone, and others refuse the mail. It stands in the text.
 */
function replyAddress(email: string): string | undefined {
  const at = email.lastIndexOf('@');
  const [local, domain] = [email.slice(0, at), domainToASCII(email.slice(at + 1))];
  return ASCII.test(local) && domain !== '' ? `${local}@${domain}` : undefined;
}

/**
 * Mails messages to the site's operator through an SMTP server. Rejects with `ETLS` where the server doesn't
 * offer TLS, unless `smtpUrl` has `requireTLS=false`. A message has the same Message-ID each time it is sent.
 */
export function mailThrough({ smtpUrl, to, from }: NonNullable<Config['mail']>): SendMail {
  const transport = createTransport({
    url: smtpUrl,
    requireTLS: true,
    connectionTimeout: CONNECTION_TIMEOUT_MS,
    greetingTimeout: CONNECTION_TIMEOUT_MS,
    socketTimeout: SOCKET_TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return async (message) => {
    const replyTo = message.email === null ? undefined : replyAddress(message.email);
    await transport.sendMail({
      messageId: `<${message.id}@nanpure-lab.invalid>`,
      from: { name: SITE.name.en, address: from },
      to,
      ...(replyTo !== undefined && { replyTo }),
      headers: { 'Auto-Submitted': 'auto-generated' },
      subject: `[${SITE.name.en}] ${message.type}`,
      text: textOf(message),
    });
  };
}
