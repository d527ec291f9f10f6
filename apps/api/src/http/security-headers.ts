import type { MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import { NO_THIRD_PARTIES, sourcesOf, type ThirdParties } from '../site/third-party-sources.ts';

const TWO_YEARS_IN_SECONDS = 63_072_000;

/** Browser features that no page of ours uses. */
const FEATURES_OFF = {
  accelerometer: [],
  camera: [],
  displayCapture: [],
  geolocation: [],
  gyroscope: [],
  magnetometer: [],
  microphone: [],
  midi: [],
  payment: [],
  serial: [],
  usb: [],
};

/**
 * Puts the security headers on every reply. Pages may run our own script files, and the inline
 * scripts whose hashes (`'sha256-…'`) the build of the site has written down, and load what the
 * third parties need that the build has; nothing else.
 */
export function securityHeaders(
  scriptHashes: readonly string[],
  thirdParties: ThirdParties = NO_THIRD_PARTIES,
): MiddlewareHandler {
  const theirs = sourcesOf(thirdParties);
  const frames = theirs('frameSrc');
  return secureHeaders({
    // What an endpoint says of itself stands.
    overwrite: false,
    strictTransportSecurity: `max-age=${TWO_YEARS_IN_SECONDS}; includeSubDomains`,
    referrerPolicy: 'strict-origin-when-cross-origin',
    xFrameOptions: 'DENY',
    permissionsPolicy: FEATURES_OFF,
    contentSecurityPolicy: {
      defaultSrc: ["'none'"],
      scriptSrc: ["'self'", ...scriptHashes, ...theirs('scriptSrc')],
      styleSrc: ["'self'", ...theirs('styleSrc')],
      imgSrc: ["'self'", 'data:', ...theirs('imgSrc')],
      connectSrc: ["'self'", ...theirs('connectSrc')],
      ...(frames.length > 0 ? { frameSrc: frames } : {}),
      manifestSrc: ["'self'"],
      workerSrc: ["'self'"],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
    },
  });
}
