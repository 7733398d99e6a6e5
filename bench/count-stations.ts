import { glob, readFile } from 'node:fs/promises';
import { Session } from 'node:inspector/promises';
import { relative, resolve, sep } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { claimSheetActions, saveOf } from '@tidemark/contract/claim-sheets/actions';
import { inspectionActions } from '@tidemark/contract/inspections/actions';
import { roomActions } from '@tidemark/contract/rooms';

const root = resolve(import.meta.dirname, '..');
const say = (title: string, files: Iterable<string>) => {
  const sorted = [...files].sort();
  process.stdout.write(`${title}: ${sorted.length} files\n${sorted.map((file) => `  ${file}\n`).join('')}`);
};

/** A slice of four actions, a table, a screen and offline use: templates of claim sheets. */
const slice = {
  own: /^(contract\/src\/claim-sheet-templates|api\/src\/claim-sheet-templates|web\/src\/claim-sheets\/templates)\//,
  named: /claim-?sheets?[-/]?templates?|['.]templates\b|\btemplates:/i,
  /** Documents have templates too, under the same word. */
  other: /\/document-templates\//,
};

/** The files outside a slice's own three folders that know it. */
async function filesAroundSlice(): Promise<string[]> {
  const found: string[] = [];
  for await (const entry of glob('{contract,api,web}/{src,migrations}/**/*.{ts,tsx,sql}', { cwd: root })) {
    const file = entry.split(sep).join('/');
    if (slice.own.test(file) || slice.other.test(file) || /\.test\.|\/testing\//.test(file)) continue;
    if (slice.named.test(await readFile(resolve(root, file), 'utf8'))) found.push(file);
  }
  return found;
}

/**
 * The files of app and contract whose code runs between a cell's entry and the server's row; the server's half does not
 * run here.
 */
async function filesOfRow(): Promise<Set<string>> {
  await import('../web/src/offline/testing/indexed-db.ts');
  const { freshDevice } = await import('../web/src/offline/testing/browser.ts');
  const { Office } = await import('../web/src/offline/testing/office.ts');
  const { perform } = await import('../web/src/offline/outbox/perform.ts');
  const { startSender } = await import('../web/src/offline/outbox/sender.ts');
  const { lay } = await import('../web/src/offline/store/lay.ts');
  const { SheetDraft } = await import('../web/src/claim-sheets/draft.ts');

  const office = new Office();
  office.project(7);
  const on = freshDevice(await office.open());
  await lay([{ table: 'projects', id: 7, record: office.theProject(7) }], { since: 0 });
  startSender(on);
  const allSent = async () => {
    while ((await on.outbox.count()) > 0) await after(20);
  };
  const [inspectionId, roomId] = [
    '0190a000-0000-7000-8000-000000000001',
    '0190a000-0000-7000-8000-000000000002',
  ];
  await perform(inspectionActions.create, { body: { id: inspectionId, projectId: 7, technicianId: 1 } });
  await perform(roomActions.create, { body: { id: roomId, inspectionId, name: 'Attic', type: 'Attic' } });
  await allSent();
  const draft = new SheetDraft((rows) =>
    perform(claimSheetActions.save, saveOf({ id: roomId, inspectionId }, rows)),
  );
  draft.receive({});

  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
  draft.enter(5, 'yesX', '3');
  await draft.flush();
  await allSent();
  const { result } = await session.post('Profiler.takePreciseCoverage');
  session.disconnect();
  await office.close();
  const ran = result.filter(({ functions }) => functions.some(({ ranges }) => ranges[0]!.count > 0));
  const files = ran
    .filter(({ url }) => url.startsWith('file:'))
    .map(({ url }) => relative(root, fileURLToPath(url)).split(sep).join('/'));
  return new Set(files.filter((file) => /^(contract|web)\/src\//.test(file) && !file.includes('/testing/')));
}

say('outside the folders of a slice', await filesAroundSlice());
say('a claim-sheet row, from its cell until it was sent', await filesOfRow());
process.exit();
