/**
 * Takes away what some hosts put at the end of a path, a slash or the name of the file there: the site's own
 * paths have neither.
 */
export default function tidyAddress() {
  const { pathname, origin, search, hash } = location;
  const path = pathname.replace(/\/index\.html$/, '/').replace(/([^/])\/$/, '$1');
  if (path !== pathname) history.replaceState(history.state, '', origin + path + search + hash);
}
