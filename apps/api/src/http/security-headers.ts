import type { MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';

const TWO_YEARS_IN_SECONDS = 63_072_000;

/** Browser features that no page of ours uses. */
const DISABLED_FEATURES = {
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

/** Puts the security headers on every reply. Pages may load our own files, and `allowed`; nothing else. */
export function securityHeaders(allowed: CspSources = {}): MiddlewareHandler {
  const { scriptSrc = [], styleSrc = [], imgSrc = [], connectSrc = [], frameSrc = [] } = allowed;
  return secureHeaders({
    // An endpoint's own headers win.
    overwrite: false,
    strictTransportSecurity: `max-age=${TWO_YEARS_IN_SECONDS}; includeSubDomains`,
    referrerPolicy: 'strict-origin-when-cross-origin',
    xFrameOptions: 'DENY',
    permissionsPolicy: DISABLED_FEATURES,
    contentSecurityPolicy: {
      defaultSrc: ["'none'"],
      scriptSrc: ["'self'", ...scriptSrc],
      styleSrc: ["'self'", ...styleSrc],
      imgSrc: ["'self'", 'data:', ...imgSrc],
      connectSrc: ["'self'", ...connectSrc],
      ...(frameSrc.length > 0 ? { frameSrc: [...frameSrc] } : {}),
      fontSrc: ["'self'"],
      manifestSrc: ["'self'"],
      workerSrc: ["'self'"],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
    },
  });
}
