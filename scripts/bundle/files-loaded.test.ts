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

test('what the chunks of the page import statically is counted, once; screens loaded later are not', () => {
  expect(filesLoadedBy(manifest, startsOf(manifest, page))).toEqual(inEntry);
});

test('a screen that is loaded later is counted with what it shares, once', () => {
  const later = 'src/projects/dashboard-page.tsx';
  expect(filesLoadedBy(manifest, [...startsOf(manifest, page), later])).toEqual(
    [...inEntry, 'assets/dashboard.css', 'assets/dashboard.js'].sort(),
  );
});

test('scripts and styles that the page names itself are counted, and nothing else of it', () => {
  const html = `<link rel="icon" href="/favicon.svg"><script src="/theme.js"></script>
    <link rel="stylesheet" crossorigin href="/assets/index.css">`;
  expect(filesNamedBy(html)).toEqual(['theme.js', 'assets/index.css']);
});

test('a manifest that does not hold together is an error, not a small bundle', () => {
  expect(() => startsOf(manifest, ['theme.js'])).toThrow('names no chunk');
  expect(() => filesLoadedBy(manifest, ['gone.js'])).toThrow('no chunk gone.js');
});
