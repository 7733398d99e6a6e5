import { setTimeout as after } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { Act, Did, Unsent } from '../phone/orders.ts';
import type { Network } from './interleavings/network.ts';
import { technician } from './interleavings/office.ts';
import { Died, type Phone } from './interleavings/phone.ts';
import { openSite } from './interleavings/site.ts';

/**
 * Two phones of one person write the job of a completed project without a network for two days; their apps are killed, and the
 * server while they send. Then nothing is lost, nothing doubled, and both phones have what the office has.
 */
const { values } = parseArgs({
  options: { days: { type: 'string', default: '2' }, acts: { type: 'string', default: '16' } },
});
const begun = performance.now();
const say = (line: string) => process.stdout.write(`${line}\n`);
type Rows = Record<string, unknown>[];

const kinds: readonly Act['do'][] = [
  ...(['job photo', 'job photo', 'job photo labelled', 'job photo'] as const),
  ...(['job photo', 'job photo labelled', 'job photo removed', 'job photo'] as const),
];
let nth = 1_000;
const promised = new Map<string, string | undefined>();
const wrong: string[] = [];
let kills = 0;

async function act(phone: Phone, doing: Act['do'], isKilled: boolean): Promise<void> {
  const done: Promise<Did[]> = phone
    .ask('act', { do: doing, pick: nth, to: 0, nth: nth++ })
    .catch((error: unknown) => {
      if (error instanceof Died) return [];
      throw error;
    });
  if (isKilled) {
    await phone.kill();
    await phone.start();
    kills++;
  }
  for (const { place, value } of await done) promised.set(place, value);
}

/** Sends everything while the server is killed twice. @returns what the office refused */
async function send(phones: readonly Phone[], kill: () => Promise<void>): Promise<Unsent[]> {
  let left: Unsent[] = [];
  for (let turn = 0; turn < 600; turn++) {
    if (turn === 3 || turn === 20) await kill();
    left = (
      await Promise.all(
        phones.map(async (phone) => {
          if (!(await phone.ask('signed in', undefined)))
            await phone.ask('sign in', technician).catch(() => undefined);
          await phone.ask('wake', undefined);
          return phone.ask('unsent', undefined);
        }),
      )
    ).flat();
    if (turn > 25 && left.every(({ state }) => state === 'refused')) return left;
    await after(50);
  }
  throw new Error(`Not sent: ${JSON.stringify(left)}`);
}

const site = await openSite();
try {
  const { office, phones, networks, third, server } = site;
  const where = await office.prepare('A job of days');
  for (const phone of [...phones, third]) {
    await phone.ask('sign in', technician);
    await phone.go(where);
    await phone.ask('refresh', undefined);
  }
  const each = (work: (network: Network) => void) => {
    for (const network of networks) work(network);
  };
  const since = await office.lastEntry();
  for (let day = 0; day < Number(values.days); day++) {
    each((network) => {
      network.off = true;
      network.well = false;
    });
    for (let turn = 0; turn < Number(values.acts); turn++)
      for (const phone of phones) await act(phone, kinds[turn % kinds.length]!, turn % 4 === 1);
    each((network) => {
      network.begin(['cut after', 'pass', 'twice', 'cut in the answer', 'late', 'failed after', 'again']);
    });
    const refused = await send(phones, () => server.kill());
    // Both deleted or labelled the same file, or one labelled what the other deleted: said and kept, as everywhere.
    for (const { refusal, action, text } of refused)
      if (!refusal?.startsWith('file_not_found')) wrong.push(`${action} was refused: ${refusal} ${text}`);
    for (const phone of phones) await phone.ask('give up', undefined);
    await server.up();
    await Promise.all(networks.map((network) => network.calm()));
    for (const phone of phones) await phone.ask('refresh', undefined);
  }
  await third.ask('refresh', undefined);
  const rows = async (phone: Phone) => (await phone.ask('records', undefined)).jobFiles as Rows;
  const plain = (files: Rows) =>
    JSON.stringify(
      files.map(({ url: _, ...file }) => file).sort((a, b) => Number(a.number) - Number(b.number)),
    );
  const atOffice = await rows(third);
  for (const [at, phone] of phones.entries())
    if (plain(await rows(phone)) !== plain(atOffice))
      wrong.push(`phone ${at + 1} has other files than the office`);
  const byId = new Map(atOffice.map((file) => [`file ${file.id}`, file]));
  const entries = await office.entriesAfter(since);
  const deleted = new Set(
    entries.filter(({ action }) => action === 'job-file-deleted').map(({ before }) => `file ${before!.id}`),
  );
  for (const [place, value] of promised)
    if (value !== undefined && place.startsWith('file ') && !byId.has(place) && !deleted.has(place))
      wrong.push(`${place} is lost`);
  for (const field of ['id', 'number', 'sha256']) {
    const seen = atOffice.map((file) => file[field]);
    if (new Set(seen).size < seen.length) wrong.push(`two files have one ${field}`);
  }
  const added = entries
    .filter(({ action }) => action === 'job-file-added')
    .map(({ after: file }) => file!.id);
  if (new Set(added).size < added.length) wrong.push('a photo was added twice');
  if (atOffice.length + deleted.size !== added.length) wrong.push('the log has other files');
  for (const phone of phones) wrong.push(...phone.reported);
  say(
    `${added.length} photos added, ${deleted.size} deleted, ${entries.length} changes in the log, ${kills} apps killed, ` +
      `${server.kills} servers killed (${server.withPostgres} with PostgreSQL)`,
  );
} finally {
  await site.close();
}
for (const complaint of wrong) say(complaint);
say(
  `proof:job ${wrong.length > 0 ? 'FAILED' : 'passed'}: ${wrong.length} complaints, ${Math.round((performance.now() - begun) / 1000)} s`,
);
process.exitCode = wrong.length > 0 ? 1 : 0;
