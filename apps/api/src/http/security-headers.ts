import type { MiddlewareHandler } from 'hono';
import { isOfData } from './api-base.ts';
import { type Fields, presetConstantsOnNode } from './headers/preset-headers.ts';

const TWO_YEARS_IN_SECONDS = 63_072_000;

/** Browser features that no page of ours uses. */
const DISABLED_FEATURES = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
];

/** The directives of the Content-Security-Policy that a site may widen. */
export const WIDENABLE_DIRECTIVES = [
  'scriptSrc',
  'styleSrc',
  'imgSrc',
  'connectSrc',
  'frameSrc',
] as const;

/** Sources that the policy allows beside our own files. */
export type CspSources = Readonly<
  Partial<Record<(typeof WIDENABLE_DIRECTIVES)[number], readonly string[]>>
>;

/** The policy of what is no page: it loads nothing and runs nothing, wherever it is opened. */
const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'";

function pagePolicy(allowed: CspSources): string {
  const { scriptSrc = [], styleSrc = [], imgSrc = [], connectSrc = [], frameSrc = [] } = allowed;
  return [
    ["default-src 'none'"],
    ["script-src 'self'", ...scriptSrc],
    ["style-src 'self'", ...styleSrc],
    ["img-src 'self' data:", ...imgSrc],
    ["connect-src 'self'", ...connectSrc],
    ...(frameSrc.length > 0 ? [['frame-src', ...frameSrc]] : []),
    ["font-src 'self'"],
    ["manifest-src 'self'"],
    ["worker-src 'self'"],
    ["object-src 'none'"],
    ["base-uri 'none'"],
    ["form-action 'self'"],
    ["frame-ancestors 'none'"],
  ]
    .map((sources) => sources.join(' '))
    .join('; ');
}

/** The headers of every reply. */
function securityFields(policy: string): Fields {
  return [
    ['Cross-Origin-Resource-Policy', 'same-origin'],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
    ['Origin-Agent-Cluster', '?1'],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ['Strict-Transport-Security', `max-age=${TWO_YEARS_IN_SECONDS}; includeSubDomains`],
    ['X-Content-Type-Options', 'nosniff'],
    ['X-DNS-Prefetch-Control', 'off'],
    ['X-Download-Options', 'noopen'],
    ['X-Frame-Options', 'DENY'],
    ['X-Permitted-Cross-Domain-Policies', 'none'],
    ['X-XSS-Protection', '0'],
    ['Content-Security-Policy', policy],
    ['Permissions-Policy', DISABLED_FEATURES.map((feature) => `${feature}=()`).join(', ')],
  ];
}

const DATA_FIELDS = securityFields(DATA_POLICY);

function putHeaders(fieldsAt: (path: string) => Fields): MiddlewareHandler {
  return async (c, next) => {
    const fields = fieldsAt(c.req.path);
    if (presetConstantsOnNode(c, fields)) return next();
    await next();
    // Of the reply as it is: to replace one is dear, and this one may not have been made by Hono.
    const { headers } = c.res;
    for (const [name, value] of fields) if (!headers.has(name)) headers.set(name, value);
  };
}

/**
 * Puts the security headers on every reply; an endpoint's own win. Pages may load our own files, and `allowed`;
 * nothing else.
 */
export function securityHeaders(allowed: CspSources = {}): MiddlewareHandler {
  const pageFields = securityFields(pagePolicy(allowed));
  return putHeaders((path) => (isOfData(path) ? DATA_FIELDS : pageFields));
}

/** The same where all replies are data, whatever the path. */
export const dataSecurityHeaders: MiddlewareHandler = putHeaders(() => DATA_FIELDS);
