import { SITE } from '@nanpure/content';
import { createTransport } from 'nodemailer';
import type { Config } from '../config.ts';
import type { StoredMessage } from './message.ts';
import type { SendMail } from './outbox.ts';

/** In milliseconds. */
const PATIENCE = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

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

/**
 * Sends messages through an SMTP server to whoever runs the site, and nothing of them or of the password in
 * the clear: a server without TLS is refused, unless the address says `requireTLS=false`. A message always
 * has the same id.
 */
export function mailThrough({ smtpUrl, to, from }: NonNullable<Config['mail']>): SendMail {
  const transport = createTransport({
    url: smtpUrl,
    requireTLS: true,
    ...PATIENCE,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return async (message) => {
    await transport.sendMail({
      messageId: `<${message.id}@nanpure-lab.invalid>`,
      from: { name: SITE.name.en, address: from },
      to,
      ...(message.email !== null && { replyTo: message.email }),
      headers: { 'Auto-Submitted': 'auto-generated' },
      subject: `[${SITE.name.en}] ${message.type}`,
      text: textOf(message),
    });
  };
}
