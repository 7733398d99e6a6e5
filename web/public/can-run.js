// Without storage, or in an older browser than scripts/floor/browsers.ts names, nothing of the app runs and nobody would
// say why. In the syntax of 2009: an old browser has to read it.
(() => {
  function holds() {
    try {
      localStorage.getItem('tsp-theme');
      return true;
    } catch (_) {
      return false;
    }
  }
  function isOfToday() {
    // Each came with a version below the floor, and no browser or device setting takes it away.
    return (
      typeof structuredClone === 'function' &&
      typeof Array.prototype.findLast === 'function' &&
      typeof OffscreenCanvas === 'function' &&
      typeof Intl.Segmenter === 'function' &&
      CSS.supports('selector(:has(*))')
    );
  }
  function say(title, words) {
    var main = document.createElement('main');
    main.style.cssText = 'display: grid; gap: 12px; max-width: 480px; margin: 15vh auto; padding: 16px';
    var heading = document.createElement('h1');
    heading.className = 't-1';
    heading.textContent = title;
    var text = document.createElement('p');
    text.textContent = words;
    main.appendChild(heading);
    main.appendChild(text);
    document.getElementById('root').appendChild(main);
    // The app itself would only throw.
    var first = document.querySelector('script[data-first]');
    if (first) first.removeAttribute('data-first');
    document.title = title;
  }
  if (!isOfToday())
    say(
      'This browser is too old for Tidemark',
      'Update it, or use another one: Safari 16.4 (iOS 16.4), Chrome 109, Firefox 128, or later. Work saved on this device stays here.',
    );
  else if (!holds())
    say(
      'Tidemark cannot keep anything here',
      'This browser does not let the page keep your work on this device. Allow cookies and site data for this address, or use a window that is not private. Then load the page again.',
    );
})();
