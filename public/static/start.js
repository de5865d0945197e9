// Starts the page's runtime at the first sign of a reader, else a while after the page is shown; a button pressed before that is pressed again.
(function (files) {
  var signs = ['pointerover', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'wheel', 'click'];
  var unattended = 3000;
  var started = false;
  var pressed;

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

  function shown() {
    if ('requestIdleCallback' in window) requestIdleCallback(fetchAhead);
    setTimeout(start, unattended);
  }

  for (var sign of signs) addEventListener(sign, start, { capture: true, passive: true });
  document.addEventListener('click', remember, true);
  document.addEventListener(
    'runtime-ready',
    function () {
      document.removeEventListener('click', remember, true);
      if (pressed) pressed.click();
    },
    { once: true },
  );
  if (document.readyState === 'complete') shown();
  else addEventListener('load', shown);
})(document.currentScript.dataset.scripts.split(' '));
