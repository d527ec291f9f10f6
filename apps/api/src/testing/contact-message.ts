import type { ContactMessage } from '../contact/message.ts';

/** A message as an anonymous visitor writes it. */
export const MESSAGE: ContactMessage = {
  type: 'bug',
  message: 'The timer runs backwards.',
  email: null,
  sentAt: null,
  userAgent: null,
  language: 'en',
  suspicion: null,
};
