/*
 * What the contact form and the API that it sends to agree on.
 */

/** What a message can be about. */
export const MESSAGE_TYPES = ['improvement', 'bug', 'other'] as const;

export type MessageType = (typeof MESSAGE_TYPES)[number];

/** As many characters as are taken. */
export const MOST_CHARACTERS = { message: 5000, email: 254, userAgent: 1000 } as const;

/** What is sent in place of an empty address. */
export const ANONYMOUS = 'anonymous';
