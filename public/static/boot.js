// Runs before the first paint: the reader's color mode and settings, the announcement they closed, and the page's clean address.
(function (site) {
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
})(document.documentElement.dataset);
