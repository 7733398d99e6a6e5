import { expect, test } from 'vitest';
import { judgeLock } from './check-dependencies.ts';

const good = { license: 'MIT', integrity: 'sha512-x' };
const judge = (name: string, of: object) =>
  judgeLock({ lockfileVersion: 3, packages: { '': {}, [`node_modules/${name}`]: { ...good, ...of } } });

test.each([
  ['a permissive licence', 'a', {}],
  ['one of two licences that may be chosen', 'a', { license: '(GPL-3.0-only OR MIT)' }],
  ['two permissive licences at once', 'a', { license: 'MIT AND OFL-1.1' }],
  ['an exception that is named', '@img/sharp-libvips-linux-x64', { license: 'LGPL-3.0-or-later' }],
  ['the registry as its source', 'a', { resolved: 'https://registry.npmjs.org/a/-/a-1.0.0.tgz' }],
  ['a script that is known', 'node', { hasInstallScript: true }],
  ['a part of the workspace', 'a', { license: undefined, integrity: undefined, link: true }],
])('dependencies: a package with %s may stay', (_, name, of) => {
  expect(judge(name, of)).toEqual([]);
});

test.each([
  ['a copyleft licence', 'a', { license: 'GPL-3.0-only' }],
  ['a copyleft licence beside a permissive one', 'a', { license: 'MIT AND GPL-3.0-only' }],
  ['the licence of an exception that is not its own', 'sharpish', { license: 'LGPL-3.0-or-later' }],
  ['no licence', 'a', { license: undefined }],
  ['nothing to check its bytes by', 'a', { integrity: undefined }],
  ['a weak check of its bytes', 'a', { integrity: 'sha1-x' }],
  ['a repository as its source', 'a', { resolved: 'git+ssh://git@github.com/a/a.git#1' }],
  ['another registry as its source', 'a', { resolved: 'https://registry.npmjs.org.evil.example/a.tgz' }],
  ['a script for its installation', 'node/node_modules/a', { hasInstallScript: true }],
])('dependencies: a package with %s is named', (_, name, of) => {
  expect(judge(name, of)).toEqual([expect.stringContaining(name)]);
});
