// Leads from a page that moved to the new one, to the part that was asked for or to the one that took its place.
(function (asked) {
  function idOf(hash) {
    try {
      return decodeURIComponent(hash.slice(1));
    } catch (stray) {
      return hash.slice(1);
    }
  }
  var id = idOf(asked.hash);
  var part = id ? document.getElementById(id) : null;
  var link = (part || document).querySelector('a');
  location.replace(link.origin + link.pathname + asked.search + (link.hash || asked.hash));
})(location);
