/** An address for those outside: absolute where the site's origin is known, from the root elsewhere. */
export function publicAddress(path: string): string {
  return `${import.meta.env.PUBLIC_URL}${path}`;
}
