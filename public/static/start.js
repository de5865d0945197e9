// Fetches the page's runtime when the page is shown and the browser is idle, and starts it at the first sign of a reader, or where the page has
// to be shown other than it was built: for a search, a place, an address that has no page, or what the reader chose and saw before.
// A button or the search box pressed before that is pressed again, and the keys of the search box already lead to it.
// Where a file of it cannot be had, most often because a newer build took its place, the page is loaded again, once; then a red box says so.
(function (files) {
  var signs = ['pointerover', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'wheel', 'scroll', 'click'];
  var started = false;
  var failed = false;
  var pressed;
  var site = document.documentElement.dataset;
  var connection = navigator.connection || {};
  var isSaving = connection.saveData || /2g/.test(connection.effectiveType);

  // The mark is that of components/behavior/reload-guard.ts: together they load a page again once a minute at most.
  function mayReload() {
    try {
      var last = (sessionStorage.getItem('reloaded') || '').split(' ');
      if (last[0] === location.pathname && Date.now() - last[1] < 60000) return false;
      sessionStorage.setItem('reloaded', location.pathname + ' ' + Date.now());
      return true;
    } catch (blocked) {
      return false;
    }
  }

  function make(name, words) {
    var element = document.createElement(name);
    element.textContent = words;
    return element;
  }

  // The red box that stands where something could not be loaded; components/behavior/load-failure.ts shows it too.
  var box = make('div');
  box.className = 'red-box load-failure';
  box.setAttribute('role', 'alert');
  self.loadFailure = {
    show: function (retry) {
      var words = self.failureWords;
      var button = make('button', words.retry);
      button.onclick = retry;
      box.replaceChildren(make('strong', words.failed), make('p', words.advice), button);
      document.body.append(box);
    },
    hide: function () {
      box.remove();
    },
  };

  function showFailure() {
    self.loadFailure.show(function () {
      location.reload();
    });
  }

  function fail() {
    if (failed) return;
    failed = true;
    // A host that does not answer would leave the reader without the text, too.
    fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(function (answer) {
      if (answer.ok && mayReload()) location.reload();
      else showFailure();
    }, showFailure);
  }

  function add(name, attributes) {
    var element = document.createElement(name);
    if (name === 'script') element.onerror = fail;
    // Scripts keep their order: the page's data runs before the runtime that reads it.
    element.async = false;
    for (var key in attributes) element.setAttribute(key, attributes[key]);
    document.head.append(element);
  }

  function addRuntime() {
    for (var file of files) add('script', file);
  }

  function start() {
    if (started) return;
    started = true;
    for (var sign of signs) removeEventListener(sign, start, true);
    if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', addRuntime);
    else addRuntime();
  }

  function fetchAhead() {
    if (started) return;
    for (var file of files)
      add('link', {
        rel: 'preload',
        as: 'script',
        fetchpriority: 'low',
        integrity: file.integrity,
        href: file.src,
      });
  }

  function remember(event) {
    pressed = event.target.closest('button, [data-search] input');
    self.earlyCopy = pressed && pressed.matches('.copy-button, [data-copy-page]') ? promiseCopy() : undefined;
  }

  // WebKit lets only a reader's own click write to the clipboard; components/behavior/copy-text.ts brings the text when the button is pressed again.
  function promiseCopy() {
    if (!navigator.clipboard || !self.ClipboardItem) return;
    var early = {};
    var text = new Promise(function (resolve) {
      early.bring = resolve;
    });
    early.written = navigator.clipboard.write([new ClipboardItem({ 'text/plain': text })]);
    early.written.catch(function () {});
    return early;
  }

  function search(event) {
    var isKey =
      event.ctrlKey || event.metaKey
        ? /^k$/i.test(event.key)
        : event.key === '/' && site.searchKey !== 'off' && !event.target.closest('input, textarea, select');
    if (!isKey || event.altKey) return;
    var input = document.querySelector('[data-search] input');
    if (!input) return;
    event.preventDefault();
    pressed = input;
    input.focus();
  }

  function hasToChange() {
    try {
      return (
        location.hash !== '' ||
        location.pathname !== site.page ||
        'sidebar.scroll' in sessionStorage ||
        Object.keys(localStorage).some(function (key) {
          return /^(reader-variables$|tabs\.)/.test(key);
        })
      );
    } catch (blocked) {
      return false;
    }
  }

  function shown() {
    if (hasToChange()) start();
    else if ('requestIdleCallback' in window)
      // A browser can be idle before the first paint is on the screen.
      new PerformanceObserver(function (list, observer) {
        observer.disconnect();
        requestIdleCallback(fetchAhead);
      }).observe({ type: 'paint', buffered: true });
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
  else if (isSaving) return;
  else if (document.readyState === 'complete') shown();
  else addEventListener('load', shown);
})(
  // The page's data and the runtime's files, which the build puts in front of this; each file's address is followed by its integrity.
  (document.currentScript.dataset.first + ' ' + self.runtimeFiles).match(/\S+ \S+/g).map(function (file) {
    return { integrity: file.split(' ')[1], src: file.split(' ')[0] };
  }),
);
