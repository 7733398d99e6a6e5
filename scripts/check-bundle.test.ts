import { expect, test } from 'vitest';
import { filesLoadedBy, filesNamedBy, startsOf } from './check-bundle.ts';

const manifest = {
  'index.html': {
    file: 'assets/index.js',
    isEntry: true,
    imports: ['_vendor.js'],
    css: ['assets/index.css'],
  },
  '_vendor.js': { file: 'assets/vendor.js', imports: ['_react.js'], css: ['assets/index.css'] },
  '_react.js': { file: 'assets/react.js' },
  'src/projects/dashboard-page.tsx': { file: 'assets/dashboard.js', css: ['assets/dashboard.css'] },
};
const inEntry = ['assets/index.css', 'assets/index.js', 'assets/react.js', 'assets/vendor.js'];

test('what the entry imports statically is counted, once; screens loaded later are not', () => {
  expect(filesLoadedBy(manifest, startsOf(manifest))).toEqual(inEntry);
});

test('the chunk of the sign-in route is counted when it has one', () => {
  const split = {
    ...manifest,
    'src/auth/login-page.tsx': { file: 'assets/login.js', imports: ['_react.js'] },
  };
  expect(filesLoadedBy(split, startsOf(split))).toEqual([...inEntry, 'assets/login.js'].sort());
});

test('scripts and styles that the page names itself are counted, and nothing else of it', () => {
  const page = `<link rel="icon" href="/favicon.svg"><script src="/theme.js"></script>
    <link rel="stylesheet" crossorigin href="/assets/index.css">`;
  expect(filesNamedBy(page)).toEqual(['theme.js', 'assets/index.css']);
});

test('a manifest that does not hold together is an error, not a small bundle', () => {
  expect(() => startsOf({})).toThrow('no entry');
  expect(() => filesLoadedBy(manifest, ['gone.js'])).toThrow('no chunk gone.js');
});
