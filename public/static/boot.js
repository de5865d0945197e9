// Runs before the first paint: the reader's color mode and settings, the announcement they closed, the page's clean address, and which scripts may be loaded.
(function (site, own) {
  function read(key) {
    try {
      return localStorage.getItem(key);
    } catch (blocked) {
      return null;
    }
  }
  var theme = read('theme');
  if (!('themeFixed' in site) && (theme === 'light' || theme === 'dark')) site.theme = theme;
  if (site.announcement && read('announcement-closed') === site.announcement)
    site.announcementClosed = site.announcement;
  if (read('search-key') === 'off') site.searchKey = 'off';
  if (/[?&]q=./.test(location.search)) site.query = '';
  var path = location.pathname.replace(/(\/index)?\.html$/, '').replace(/\/+$/, '') || '/';
  if (path !== location.pathname)
    history.replaceState(history.state, '', location.origin + path + location.search + location.hash);
  // Under Trusted Types, text becomes a script's address only where the site's own builds keep their scripts; React makes its script elements from empty ones.
  if (window.trustedTypes && !trustedTypes.defaultPolicy)
    trustedTypes.createPolicy('default', {
      createScriptURL: function (address) {
        if (new URL(address, location.href).href.startsWith(own)) return address;
      },
      createHTML: function (html) {
        if (html === '<script></script>') return html;
      },
    });
})(document.documentElement.dataset, document.currentScript && document.currentScript.src.replace(/[^/]*\/[^/]*$/, ''));
