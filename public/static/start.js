// Starts the page's runtime at the first sign of a reader or where the address carries a search, else a while after the page is shown.
// A button pressed before that is pressed again, and the keys of the search box already lead to it.
(function (files) {
  var signs = ['pointerover', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'wheel', 'click'];
  var unattended = 3000;
  var started = false;
  var pressed;
  var site = document.documentElement.dataset;

  function add(name, attributes) {
    var element = document.createElement(name);
    // Scripts keep their order: the page's data runs before the runtime that reads it.
    element.async = false;
    for (var key in attributes) element.setAttribute(key, attributes[key]);
    document.head.append(element);
  }

  function start() {
    if (started) return;
    started = true;
    for (var sign of signs) removeEventListener(sign, start, true);
    for (var file of files) add('script', { src: file });
  }

  function fetchAhead() {
    var connection = navigator.connection || {};
    if (started || connection.saveData || /2g/.test(connection.effectiveType)) return;
    for (var file of files) add('link', { rel: 'preload', as: 'script', fetchpriority: 'low', href: file });
  }

  function remember(event) {
    pressed = event.target.closest('button');
  }

  function search(event) {
    var isKey =
      event.ctrlKey || event.metaKey
        ? /^k$/i.test(event.key)
        : event.key === '/' && site.searchKey !== 'off' && !event.target.closest('input, textarea, select');
    if (!isKey || event.altKey) return;
    event.preventDefault();
    document.querySelector('[data-search] input').focus();
  }

  function shown() {
    if ('requestIdleCallback' in window) requestIdleCallback(fetchAhead);
    setTimeout(start, unattended);
  }

  for (var sign of signs) addEventListener(sign, start, { capture: true, passive: true });
  document.addEventListener('click', remember, true);
  document.addEventListener('keydown', search);
  document.addEventListener(
    'runtime-ready',
    function () {
      document.removeEventListener('click', remember, true);
      document.removeEventListener('keydown', search);
      if (pressed) pressed.click();
    },
    { once: true },
  );
  if ('query' in site) start();
  else if (document.readyState === 'complete') shown();
  else addEventListener('load', shown);
})(document.currentScript.dataset.scripts.split(' '));
