import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { lean } from './lean.ts';

const textOf = (file: string) => readFileSync(resolve(import.meta.dirname, '..', file), 'utf8');

test('start flags: the container, the flags and the setting of npm start', () => {
  const flags = lean.flags.map((flag) => `"${flag}"`).join(', ');
  expect(textOf('Containerfile')).toContain(`CMD ["node", ${flags}, "api/src/main.ts"]`);
  expect(textOf('Containerfile')).toContain(`ENV MALLOC_ARENA_MAX=${lean.env.MALLOC_ARENA_MAX}\n`);
  // Its own folder is read-only; the server may write only its data.
  expect(textOf('Containerfile')).toContain('ENV NODE_COMPILE_CACHE=/data/compile-cache\n');
});

test('start flags: a worker, the same flags', () => {
  expect(textOf('compose.yaml')).toContain(`[node, ${lean.flags.join(', ')}, api/src/worker.ts]`);
  expect(textOf('docs/operations.md')).toContain(`node ${lean.flags.join(' ')} api/src/worker.ts`);
  expect(textOf('package.json')).toContain(`"worker": "node ${lean.flags.join(' ')} --import`);
});
