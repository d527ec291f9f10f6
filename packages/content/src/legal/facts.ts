/**
 * What the legal pages promise in figures. What keeps such a promise reads it here too, so that page
 * and product can't say different things.
 */
export const LEGAL_FACTS = {
  /** The day of both pages, as an ISO date. */
  lastUpdated: '2025-07-01',
  /** The day on which their wording was last revised, as an ISO date. */
  wordingRevised: '2026-11-23',
  analyticsMonths: 26,
  accessLogMonths: 6,
  contactYears: 2,
  /** For messages that look like the work of a program. */
  suspiciousContactDays: 30,
  /** For what tells a message that was sent again from a new one. */
  messageKeyDays: 2,
  consentDays: 365,
  analyticsCookieSeconds: 7200,
  languageCookieYears: 1,
  rightsRequestDays: 30,
  breachNoticeHours: 72,
  /** Nothing is collected on purpose from anyone younger. */
  youngestAge: 13,
} as const;
