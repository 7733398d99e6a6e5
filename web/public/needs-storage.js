// Without storage nothing of the app runs, and nobody would say why: a page that is told to keep nothing throws here.
try {
  localStorage.getItem('tsp-theme');
} catch {
  const title = Object.assign(document.createElement('h1'), {
    className: 't-1',
    textContent: 'Tidemark cannot keep anything here',
  });
  const words = Object.assign(document.createElement('p'), {
    textContent:
      'This browser does not let the page keep your work on this device. Allow cookies and site data for this address, or use a window that is not private. Then load the page again.',
  });
  const main = document.createElement('main');
  Object.assign(main.style, {
    display: 'grid',
    gap: '12px',
    maxWidth: '480px',
    margin: '15vh auto',
    padding: '16px',
  });
  main.append(title, words);
  document.getElementById('root').append(main);
  // The app itself would only throw.
  delete document.querySelector('script[data-first]')?.dataset.first;
  document.title = title.textContent;
}
