/**
 * The script that takes away what some hosts put at the end of a path, a slash or the name of the file there:
 * the site's own paths have neither.
 */
export const TIDY_ADDRESS_SCRIPT = `(function () {
  var path = location.pathname.replace(/\\/index\\.html$/, '/').replace(/([^/])\\/$/, '$1');
  if (path === location.pathname) return;
  history.replaceState(history.state, '', location.origin + path + location.search + location.hash);
})();`;
