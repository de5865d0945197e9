// What stands below the first screen is laid out when the first paint is done, piece by piece, whenever the browser is idle: app/styles/first-paint.css
// leaves it out until then. A reader who comes for a place of the page, or back to one, needs the page's true height at once.
(function (site) {
  var navigation = performance.getEntriesByType('navigation')[0];
  if (!('requestIdleCallback' in window) || location.hash || 'query' in site) return;
  if (!navigation || navigation.type !== 'navigate') return;
  site.firstPaint = '';

  function isLeftOut(piece) {
    return getComputedStyle(piece).contentVisibility === 'auto';
  }

  function layOut(pieces, done) {
    requestIdleCallback(function (idle) {
      do {
        var piece = pieces.shift();
        if (!piece) return done();
        piece.dataset.laidOut = '';
        // Laid out here and now, so that the time it took is known.
        piece.getBoundingClientRect();
      } while (idle.timeRemaining() > 40);
      layOut(pieces, done);
    });
  }

  new PerformanceObserver(function (list, observer) {
    observer.disconnect();
    requestIdleCallback(function () {
      var pieces = Array.from(document.querySelectorAll('[data-later], .prose > *, .prose > .static-html > *'));
      pieces = pieces.filter(isLeftOut);
      layOut(pieces.slice(), function () {
        delete site.firstPaint;
        for (var piece of pieces) delete piece.dataset.laidOut;
      });
    });
  }).observe({ type: 'paint', buffered: true });
})(document.documentElement.dataset);
