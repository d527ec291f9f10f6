/** Every domain that a cookie of this host can be for: the host itself, and those above it. */
function domainsOf(host: string): string[] {
  const parts = host.split('.');
  return parts.map((_, index) => parts.slice(index).join('.'));
}

/** Takes away the cookies whose name fits, for whichever domain they were set. */
export function removeCookies(name: RegExp) {
  const names = document.cookie.split(/;\s*/).map((cookie) => cookie.split('=')[0] ?? '');
  const places = ['', ...domainsOf(window.location.hostname).map((domain) => `; Domain=${domain}`)];
  for (const cookie of names.filter((each) => name.test(each))) {
    for (const place of places) {
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet.
      document.cookie = `${cookie}=; Path=/; Max-Age=0${place}`;
    }
  }
}
