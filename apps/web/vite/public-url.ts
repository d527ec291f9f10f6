/**
 * The site's own origin for canonical addresses, from the environment. Empty when it isn't set:
 * addresses then start at the root.
 *
 * @throws when the value is anything but an http(s) origin
 */
export function readPublicUrl(value: string | undefined): string {
  if (!value) return '';
  const url = URL.canParse(value) ? new URL(value) : undefined;
  const isOrigin = url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`;
  if (!isOrigin) {
    throw new Error(`PUBLIC_URL is "${value}"; it must be an origin like https://example.org`);
  }
  return url.origin;
}
