import { expect, test } from 'vitest';
import { judgeImports } from './arrows/judge-imports.ts';
import { importsOf } from './arrows/read-imports.ts';
import { boundaries } from './check-arrows.ts';

const judged = (sources: Record<string, string>) =>
  judgeImports(
    boundaries,
    Object.entries(sources).flatMap(([file, source]) => importsOf(file, source)),
  );

const allowed: [file: string, source: string][] = [
  ['contract/src/rooms.ts', `import { z } from 'zod'; import { text } from './shapes.ts';`],
  [
    'api/src/rooms/read.ts',
    `import { load } from '../inspections/read.ts'; import '@tidemark/contract/rooms';`,
  ],
  ['api/src/claim-sheets/save.ts', `import { load } from '../projects/read.ts';`],
  [
    'api/src/rooms/create-room.ts',
    `import { record } from '../audit/record.ts'; import type {} from '../context.ts';`,
  ],
  ['api/src/http/routes.ts', `import type { Bound } from '../context.ts';`],
  ['api/src/app.ts', `import { addRoutes } from './http/routes.ts'; import './auth/session.ts';`],
  ['web/src/routes.tsx', `const page = () => import('./rooms/rooms-page.tsx');`],
  ['web/src/rooms/room.ts', `import { perform } from '../offline/outbox/index.ts';`],
  ['web/src/rooms/room.tsx', `import { Button } from '../ui/button.tsx'; import '../ui/button.module.css';`],
  ['web/src/projects/start.tsx', `import { open } from '../inspections/open-inspection.ts';`],
  ['api/src/rooms/read.test.ts', `import '../http/routes.ts'; import '../projects/update-project.ts';`],
];

test.each(allowed)('boundaries: %s may say %s', (file, source) => {
  expect(judged({ [file]: source })).toEqual([]);
});

const forbidden: [file: string, source: string, why: string][] = [
  ['contract/src/rooms.ts', `import { v7 } from 'uuid';`, 'contract may not import the package uuid'],
  ['contract/src/a.ts', `import fs from 'node:fs';`, 'contract may not import the package node:fs'],
  [
    'api/src/db/count.ts',
    `import type { Caller } from '../context.ts';`,
    'api db may not import api context',
  ],
  [
    'api/src/http/routes.ts',
    `import { read } from '../rooms/read.ts';`,
    'api http may not import api slices',
  ],
  ['api/src/jobs/work.ts', `await import('../reports/render.ts');`, 'api jobs may not import api slices'],
  [
    'api/src/integrations/crm/a.ts',
    `export * from '../../rooms/read.ts';`,
    'api integrations may not import',
  ],
  ['api/src/rooms/a.ts', `import '../actions.ts';`, 'api slices may not import api actions'],
  ['api/src/rooms/a.ts', `import '../http/envelope.ts';`, 'api slices may not import api http'],
  [
    'api/src/rooms/a.ts',
    `import '../inspections/save-step.ts';`,
    'rooms may import inspections only through read.ts',
  ],
  [
    'api/src/projects/a.ts',
    `import '../inspections/read.ts';`,
    'projects may not import inspections: no arrow',
  ],
  [
    'api/src/rooms/a.ts',
    `import { room } from '../testing/factories.ts';`,
    'api slices may not import tests',
  ],
  ['web/src/ui/a.tsx', `export type { Room } from '../rooms/room.tsx';`, 'web ui may not import web slices'],
  [
    'web/src/ui/a.tsx',
    `let q: import('../offline/outbox/queue.ts').Queue;`,
    'web ui may not import web outbox',
  ],
  [
    'web/src/offline/store/a.ts',
    `import { Toast } from '../../ui/toast.tsx';`,
    'web store may not import web ui',
  ],
  [
    'web/src/offline/store/a.ts',
    `import { perform } from '../outbox/index.ts';`,
    'web store may not import web outbox',
  ],
  [
    'web/src/rooms/a.tsx',
    `import { device } from '../offline/store/device.ts';`,
    'web slices may import web store only through web/src/offline/store/index.ts',
  ],
  ['web/src/rooms/a.tsx', `import '../shell/layout.tsx';`, 'web slices may not import web shell'],
  [
    'web/src/rooms/a.tsx',
    `import '../projects/card.tsx';`,
    'rooms may not import projects: no arrow leads there',
  ],
  [
    'web/src/claim-sheets/a.tsx',
    `import '../rooms/copy.ts';`,
    'claim-sheets may not import rooms: no arrow leads there',
  ],
  [
    'web/src/offline/disk/a.ts',
    `new Worker(new URL('../../rooms/w.ts', import.meta.url));`,
    'web disk may not import',
  ],
  ['api/src/stray.ts', `import { z } from 'zod';`, 'belongs to no part'],
];

test.each(forbidden)('boundaries: %s may not say %s', (file, source, why) => {
  const sentences = judged({ [file]: source });
  expect(sentences).toHaveLength(1);
  expect(sentences[0]).toContain(`${file}:1 ${why}`);
});

test('boundaries: a circle of imports, found through re-exports and dynamic imports too', () => {
  const circle = {
    'contract/src/a.ts': `export { b } from './b.ts';`,
    'contract/src/b.ts': `export const c = () => import('./c.ts');`,
    'contract/src/c.ts': `import { type A } from './a.ts';`,
  };
  expect(judged(circle)).toEqual([
    'a circle of imports: contract/src/a.ts → contract/src/b.ts → contract/src/c.ts → contract/src/a.ts',
  ]);
});

test('boundaries: a circle of type imports, found because none of its files can be read alone', () => {
  const circle = {
    'contract/src/a.ts': `import './b.ts';`,
    'contract/src/b.ts': `import type { A } from './a.ts';`,
  };
  expect(judged(circle)).toEqual([
    'a circle of imports: contract/src/a.ts → contract/src/b.ts → contract/src/a.ts',
  ]);
});

test('boundaries: a forbidden import, reported with its line', () => {
  const [sentence] = judged({
    'contract/src/a.ts': `import { z } from 'zod';\n\nimport {\n  v7,\n} from 'uuid';`,
  });
  expect(sentence).toContain('contract/src/a.ts:5 ');
});
