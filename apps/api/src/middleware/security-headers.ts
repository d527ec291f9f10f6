import type { MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';

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
 * scripts whose hashes (`'sha256-…'`) the build of the site has written down; nothing else.
 */
export function securityHeaders(scriptHashes: readonly string[]): MiddlewareHandler {
  return secureHeaders({
    // What an endpoint says of itself stands.
    overwrite: false,
    strictTransportSecurity: `max-age=${TWO_YEARS_IN_SECONDS}; includeSubDomains`,
    referrerPolicy: 'strict-origin-when-cross-origin',
    xFrameOptions: 'DENY',
    permissionsPolicy: FEATURES_OFF,
    contentSecurityPolicy: {
      defaultSrc: ["'none'"],
      scriptSrc: ["'self'", ...scriptHashes],
      styleSrc: ["'self'"],
      imgSrc: ["'self'", 'data:'],
      connectSrc: ["'self'"],
      manifestSrc: ["'self'"],
      workerSrc: ["'self'"],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
    },
  });
}
