import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { lists } from '../../vitest.config.ts';
import { root } from '../run-command.ts';

/** `a/{b,c}` is `a/b` and `a/c`. */
function expand(pattern: string): string[] {
  const [, before, inner, after] = /^(.*?)\{([^}]*)\}(.*)$/.exec(pattern) ?? [];
  if (inner === undefined) return [pattern];
  return inner.split(',').flatMap((one) => expand(`${before}${one}${after}`));
}

test.each(Object.entries(lists))(
  'vitest: every pattern of %s names a test file that is there',
  (_, patterns) => {
    const empty = patterns.flatMap(expand).filter((one) => globSync(one, { cwd: root }).length === 0);
    expect(empty).toEqual([]);
  },
);
