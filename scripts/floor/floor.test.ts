import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { allowed, mayHave } from './allowed.ts';
import { newerThanFloor } from './names.ts';
import { newerInScript } from './read-script.ts';
import { newerInStyle } from './read-style.ts';

const newer = newerThanFloor();

test.each<[string, string, string[]]>([
  ['a static method', 'const a = Map.groupBy(list, of);', ['.groupBy()', 'Map.groupBy']],
  [
    'a static method of a name that others have too',
    'const a = Promise.try(run);',
    ['.try()', 'Promise.try'],
  ],
  ['a method no interface had', 'if (heading.checkVisibility()) focus();', ['.checkVisibility()']],
  ['an interface', 'new CloseWatcher().onclose = shut;', ['CloseWatcher']],
  ['an attribute of an element', "draw('div', { popover: 'auto' });", ['popover=']],
  ['nothing newer', 'Object.hasOwn(a, b) && structuredClone([1].at(-1)).includes(c);', []],
  ['a field of data', 'const { checkVisibility } = answers; show(answers.groupBy);', []],
])('floor: a script with %s, named as it is', (_, source, expected) => {
  expect(newerInScript('planted.js', source, newer)).toEqual(expected);
});

test.each<[string, string, string[]]>([
  ['an at-rule', '@scope (.card){a{color:red}}', ['@scope']],
  ['a selector', 'div:popover-open{color:red}', [':popover-open']],
  ['a property', 'a{color:red;anchor-name:--a}', ['anchor-name']],
  ['nothing newer', '@media (hover: hover){a:has(b){color:red;float:left;inset:0}}', []],
])('floor: a style sheet with %s, named as it is', (_, source, expected) => {
  expect(newerInStyle(source, newer)).toEqual(expected);
});

test('floor: what is allowed because it is filled in, filled in', () => {
  const filled = readFileSync('web/src/shell/fill-in.ts', 'utf8').toLowerCase();
  const names = Object.keys(allowed).filter((name) => allowed[name]!.startsWith('web/src/shell/fill-in.ts'));
  expect(names).toContain('Map.groupBy');
  for (const name of names)
    expect(filled).toContain(name.replace(/^.*\.|hide(?=Popover)|[()=]/g, '').toLowerCase());
});

test.each<[string, boolean]>([
  ['assets/today-page-Dyr7kFMd.js', true],
  ['assets/thumb-worker-CADZuQhi.js', false],
  ['assets/claim-sheet-report-CAJwHD5h.js', false],
  ['notifications.js', false],
  ['sw.js', false],
])('floor: Map.groupBy in %s, allowed only where the app has filled it in', (file, isAllowed) => {
  expect(mayHave(file, 'Map.groupBy')).toBe(isAllowed);
  expect(mayHave(file, 'URL.canParse')).toBe(true);
});
