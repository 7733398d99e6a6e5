import { glob } from 'node:fs/promises';
import { resolve, sep } from 'node:path';
import { type Boundaries, judgeImports, type Part } from './arrows/judge-imports.ts';
import { readImports } from './arrows/read-imports.ts';

const apiBase = ['api db', 'api files', 'api helpers', 'api jobs', 'contract'];

/** The rooms of web/src/offline, each with the earlier ones it may import. Others may import their index.ts only. */
const rooms = ['faults', 'disk', 'session', 'store', 'calls', 'outbox', 'pull'];
const offlineRooms: Part[] = rooms.map((room, at) => ({
  name: `web ${room}`,
  files: [`web/src/offline/${room}/**`],
  // `pull` and `outbox` do not know each other.
  may: [
    ...rooms
      .slice(0, at)
      .filter((below) => below !== 'outbox')
      .map((below) => `web ${below}`),
    'web observable',
    'contract',
  ],
  face: ['index.ts', ...(room === 'outbox' ? ['export-unsent.ts'] : [])].map(
    (file) => `web/src/offline/${room}/${file}`,
  ),
}));
const offline = offlineRooms.map(({ name }) => name);

/** Who may import whom; anything not listed is forbidden. ARCHITECTURE.md explains why. */
export const boundaries: Boundaries = {
  parts: [
    { name: 'tests', files: ['**/*.test.{ts,tsx}', '**/testing/**'], may: ['*'] },
    { name: 'contract', files: ['contract/src/**'], may: [], packages: ['zod'] },

    { name: 'api db', files: ['api/src/db/**'], may: ['contract'] },
    { name: 'api helpers', files: ['api/src/helpers/**'], may: [] },
    { name: 'api files', files: ['api/src/files/**'], may: ['api db', 'api helpers', 'contract'] },
    { name: 'api jobs', files: ['api/src/jobs/**'], may: ['api db', 'contract'] },
    {
      name: 'api context',
      files: ['api/src/{context,network-of}.ts'],
      may: ['api db', 'api files', 'contract'],
    },
    {
      name: 'api http',
      files: ['api/src/http/**'],
      may: ['api context', 'api db', 'api files', 'contract'],
    },
    { name: 'api integrations', files: ['api/src/integrations/**'], may: ['api db', 'contract'] },
    {
      name: 'api actions',
      files: ['api/src/{actions,handler-parts}.ts'],
      may: ['api slices', 'api context', 'api files', 'api jobs', 'contract'],
    },
    {
      name: 'api app',
      files: ['api/src/app.ts'],
      may: ['api actions', 'api slices', 'api http', 'api integrations', 'api context', ...apiBase],
    },
    { name: 'api demo', files: ['api/src/{demo,seed}/**'], may: ['api context', 'api slices', ...apiBase] },
    {
      name: 'api settings',
      files: ['api/src/{config,guessable,in-words,key-ring,log,secrets,start-failure}.ts'],
      may: ['api files', 'api integrations', 'contract'],
    },
    {
      name: 'api main',
      files: [
        'api/src/{main,signing,account-worker,admin,worker,delivery-worker,evidence-worker,push-worker}.ts',
        'api/src/admin/**',
      ],
      may: ['api app', 'api demo', 'api settings', 'api slices', 'api http', 'api integrations', ...apiBase],
    },
    {
      name: 'api slices',
      files: ['api/src/*/**'],
      may: ['api context', 'api integrations', ...apiBase],
    },

    { name: 'web observable', files: ['web/src/observable.ts'], may: [] },
    { name: 'web ui', files: ['web/src/ui/**'], may: ['web observable', 'contract'] },
    ...offlineRooms,
    { name: 'web offline', files: ['web/src/offline/start.ts'], may: offline },
    {
      name: 'web shell',
      files: ['web/src/{main,routes}.tsx', 'web/src/shell/**'],
      may: ['web slices', 'web offline', ...offline, 'web ui', 'web observable', 'contract'],
    },
    {
      name: 'web slices',
      files: ['web/src/*/**'],
      may: ['web offline', ...offline, 'web ui', 'web observable', 'contract'],
    },
  ],
  slices: [
    {
      part: 'api slices',
      folder: 'api/src',
      arrows: {
        accounting: ['invoices'],
        auth: ['technicians', 'company'],
        company: ['technicians'],
        'document-templates': ['technicians'],
        projects: ['technicians', 'push'],
        inspections: ['projects'],
        rooms: ['inspections'],
        sketch: ['rooms'],
        'trash-photos': ['inspections'],
        'follow-ups': ['inspections'],
        live: ['auth', 'rooms'],
        'claim-sheets': ['rooms'],
        'claim-sheet-shares': ['reports'],
        job: ['rooms'],
        documentation: ['job'],
        drying: ['job', 'company', 'sketch'],
        evidence: ['documents'],
        'evidence-profiles': ['documents', 'documentation', 'drying', 'claim-sheets', 'invoices'],
        documents: ['job', 'document-templates', 'estimates'],
        estimates: ['claim-sheets', 'price-list', 'company', 'drying'],
        invoices: ['supplements', 'documents'],
        packages: ['reports', 'evidence', 'evidence-profiles'],
        'price-list': ['technicians', 'company'],
        supplements: ['estimates'],
        reports: ['invoices', 'documentation', 'documents', 'drying', 'evidence-profiles', 'scope'],
        scope: ['estimates', 'documentation', 'drying'],
        deliveries: ['reports', 'accounting', 'packages'],
        'inbound-projects': ['projects'],
        office: ['accounting', 'inbound-projects', 'deliveries', 'evidence-profiles'],
        today: ['office'],
      },
      doors: {
        default: ['read.ts'],
        audit: ['record.ts', 'read.ts'],
        company: ['read.ts', 'sender.ts', 'settle-company.ts'],
        'document-templates': ['read.ts', 'settle-templates.ts'],
        job: ['read.ts', 'open-job.ts', 'note-write.ts'],
        drying: ['read.ts', 'keep.ts', 'keep-plan.ts', 'note-drying.ts'],
        documents: ['read.ts', 'waiting.ts', 'package.ts', 'proofs.ts', 'keys.ts', 'known-fields.ts'],
        estimates: ['read.ts', 'approval-file.ts', 'approval-in-words.ts', 'billable.ts', 'lock-numbered.ts'],
        evidence: ['name-files.ts'],
        'evidence-profiles': [
          'read.ts',
          'due.ts',
          'freeze-profile.ts',
          'judge-job.ts',
          'said-reasons.ts',
          'waivers-of.ts',
        ],
        'inbound-projects': ['read.ts', 'turns.ts'],
        'price-list': ['read.ts', 'settle-newest.ts'],
        push: ['queue-pushes.ts'],
        projects: [
          'read.ts',
          'set-status.ts',
          'begin-work.ts',
          'add-project.ts',
          'change-project.ts',
          'keep-claim-numbers.ts',
          'complete-project.ts',
          'remove-project.ts',
          'refuse-unassignable.ts',
        ],
        sketch: ['read.ts', 'keep-version.ts'],
      },
      everyones: ['audit'],
    },
    {
      part: 'web slices',
      folder: 'web/src',
      arrows: {
        accounting: ['deliveries', 'invoices'],
        auth: ['push', 'shared-photos'],
        'shared-photos': ['documentation'],
        job: ['projects', 'audit'],
        projects: ['inspections', 'floor-plan', 'follow-ups', 'deliveries', 'estimates', 'reports'],
        documents: ['job', 'document-templates'],
        drying: [
          'company',
          'documentation',
          'documents',
          'drafts',
          'files',
          'forms',
          'job',
          'projects',
          'replaced',
          'reports',
          'sketch',
          'technicians',
        ],
        deliveries: ['claim-sheets'],
        estimates: ['inspections'],
        'evidence-profiles': ['company', 'forms', 'technicians'],
        'follow-ups': ['inspections'],
        inspections: [
          'rooms',
          'documentation',
          'evidence-profiles',
          'trash-photos',
          'reports',
          'replaced',
          'drafts',
        ],
        invoices: ['deliveries', 'estimates', 'forms', 'technicians'],
        packages: ['claim-sheets', 'reports'],
        replaced: ['claim-sheets'],
        company: ['forms', 'technicians'],
        'document-templates': ['company', 'forms', 'technicians'],
        settings: ['company', 'push'],
        'floor-plan': ['sketch'],
        sketch: ['company'],
        documentation: ['files', 'evidence-profiles'],
        'trash-photos': ['files'],
        rooms: ['claim-sheets', 'floor-plan'],
        profile: ['technicians', 'audit'],
        audit: ['technicians', 'replaced', 'documentation', 'price-list'],
        'price-list': ['files'],
        office: ['technicians', 'projects', 'files'],
        today: ['office'],
        'claim-sheets': ['drafts'],
        'claim-sheet-report': ['claim-sheets', 'packages'],
      },
      doors: { default: ['**'] },
      everyones: ['auth'],
    },
  ],
};

const sources = '{contract,api,web}/src/**/*.{ts,tsx}';

if (import.meta.main) {
  process.chdir(resolve(import.meta.dirname, '..'));
  const files: string[] = [];
  for await (const file of glob(sources)) files.push(file.split(sep).join('/'));
  const imports = await readImports(files.sort());
  const wrong = judgeImports(boundaries, imports);
  for (const sentence of wrong) process.stdout.write(`${sentence}\n`);
  process.stdout.write(
    `${files.length} files, ${imports.length} imports, ${wrong.length} against the arrows\n`,
  );
  process.exitCode = wrong.length > 0 ? 1 : 0;
}
