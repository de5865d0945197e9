// Leads from a page that moved to the new one, to the part that was asked for or to the one that took its place. It stands in the head, so that the page is in the reader's mode before anything of it shows.
(function (root, asked) {
  function idOf(hash) {
    try {
      return decodeURIComponent(hash.slice(1));
    } catch (stray) {
      return hash.slice(1);
    }
  }
  try {
    // What is stored is a mode, or nothing that the style takes.
    if (!('themeFixed' in root.dataset)) root.style.colorScheme = localStorage.getItem('theme');
  } catch (blocked) {
    // Without a choice, the site's own mode stays.
  }
  document.addEventListener('DOMContentLoaded', function () {
    var id = idOf(asked.hash);
    var part = id ? document.getElementById(id) : null;
    var link = (part || document).querySelector('a');
    location.replace(link.origin + link.pathname + asked.search + (link.hash || asked.hash));
  });
})(document.documentElement, location);
