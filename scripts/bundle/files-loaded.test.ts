import { expect, test } from 'vitest';
import { filesLoadedBy, filesNamedBy, startsOf } from './files-loaded.ts';

const manifest = {
  'index.html': {
    file: 'assets/index.js',
    imports: ['_vendor.js'],
    css: ['assets/index.css'],
  },
  '_vendor.js': { file: 'assets/vendor.js', imports: ['_react.js'], css: ['assets/index.css'] },
  '_react.js': { file: 'assets/react.js' },
  'src/projects/dashboard-page.tsx': { file: 'assets/dashboard.js', css: ['assets/dashboard.css'] },
};
const page = ['theme.js', 'assets/index.js'];
const inEntry = ['assets/index.css', 'assets/index.js', 'assets/react.js', 'assets/vendor.js'];

test('bundle: chunks the page imports statically, counted once, and screens loaded later are not counted', () => {
  expect(filesLoadedBy(manifest, startsOf(manifest, page))).toEqual(inEntry);
});

test('bundle: a screen loaded later, counted once with what it shares', () => {
  const later = 'src/projects/dashboard-page.tsx';
  expect(filesLoadedBy(manifest, [...startsOf(manifest, page), later])).toEqual(
    [...inEntry, 'assets/dashboard.css', 'assets/dashboard.js'].sort(),
  );
});

test('bundle: scripts and styles the page names itself, counted, and nothing else', () => {
  const html = `<link rel="icon" href="/favicon.svg"><script src="/theme.js"></script>
    <link rel="stylesheet" crossorigin href="/assets/index.css">`;
  expect(filesNamedBy(html)).toEqual(['theme.js', 'assets/index.css']);
});

test('bundle: an inconsistent manifest, an error and not a small bundle', () => {
  expect(() => startsOf(manifest, ['theme.js'])).toThrow('names no chunk');
  expect(() => filesLoadedBy(manifest, ['gone.js'])).toThrow('no chunk gone.js');
});
