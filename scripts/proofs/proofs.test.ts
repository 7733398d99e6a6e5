import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../run-command.ts';
import { proofs } from './proofs.ts';
import { withRow } from './write-table.ts';

const read = (path: string) => readFileSync(resolve(root, path), 'utf8');

test('proofs: every proof:* script of package.json is run by npm run proof', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  const named = Object.keys(scripts).flatMap((name) => name.match(/^proof:(.+)/)?.[1] ?? []);
  expect(named.sort()).toEqual(Object.keys(proofs).sort());
});

test('proofs: docs/proofs.md has a row for each', () => {
  const rows = [...read('docs/proofs.md').matchAll(/^\| `([\w-]+)` \| (.+?) \|/gm)];
  expect(rows.map(([, name, what]) => [name, what])).toEqual(Object.entries(proofs));
});

test('proofs: every program that a proof starts by its path exists', () => {
  const files = globSync(['e2e/**/*.ts', 'bench/**/*.ts', 'scripts/**/*.ts'], {
    cwd: root,
    exclude: (name) => name.includes('node_modules'),
  });
  const started = files.flatMap((file) =>
    [...read(file).matchAll(/(?:resolve|join)\((root|import\.meta\.dirname), '([^']+\.ts)'/g)].map(
      ([, from, path]) => resolve(root, from === 'root' ? '.' : dirname(file), path!),
    ),
  );
  expect(started).toContain(resolve(root, 'e2e/phone/life.ts'));
  expect(started.filter((path) => !existsSync(path))).toEqual([]);
});

test('proofs: a new result replaces the last one and leaves the other rows', () => {
  const before = '# Proofs\n\n| `a` | A | day | 1 | passed |\n| `b` | B | day | 1 | passed |\n';
  const proven = { when: 'today', minutes: '2', result: 'FAILED: 1 | 2' };
  expect(withRow(before, 'a', 'A', proven)).toBe(
    '# Proofs\n\n| `a` | A | today | 2 | FAILED: 1 / 2 |\n| `b` | B | day | 1 | passed |\n',
  );
  expect(withRow(before, 'c', 'C', proven)).toMatch(/passed \|\n\| `c` \| C \| today \| 2 \|/);
});
