import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { addProject } from '../testing/factories.ts';
import { useApi } from '../testing/use-api.ts';

const api = useApi();

const found = async (search: string) => {
  const manager = await api.person({ role: 'Manager' });
  const { projects } = (await manager.send('projects.list', { query: { search, limit: 100 } })).ok();
  return projects.map(({ id }) => id);
};

test('search: any part of any text of a project, found by a manager', async () => {
  const manager = await api.person({ role: 'Manager' });
  const texts = [
    'Æther–21st Straße "Niño"\tŁódź',
    'ΟΔΥΣΣΕΥΣ İstanbul ﬁne ½ e\u0301te\u0301',
    'שלום עולם 12-قبو 東京タワー🌊flood',
    'a\u00a0b 100%_sure\\ x1y2z3abc4def',
    'ring bring wring strings Springfield springs Spring-lane-7',
    '𝔘𝔫𝔦𝔠𝔬𝔡𝔢 ٣٤٥ digits १२३ O\u2019Hara McDonald-Ström',
    'not≠equal \u037eques\u1fef{tion}|mark\u0301\u0302 \u212aelvin gpm-77777-hom 12345678 99999',
    '4',
  ];
  for (const title of texts) await addProject(api.db, null, { title, customerName: title.slice(0, 7) });
  const { rows } = await sql<{ id: number; text: string }>`
    SELECT id, search_text AS text FROM projects ORDER BY id DESC`.execute(api.db);
  const all = [...rows.map(({ text }) => text), ...texts].map((text) => [...text]);
  const cut = fc
    .tuple(fc.nat(all.length - 1), fc.nat(), fc.integer({ min: 1, max: 14 }), fc.boolean())
    .map(([nth, from, length, upper]) => {
      const start = from % all[nth]!.length;
      const part = all[nth]!.slice(start, start + length).join('');
      return upper ? part.toUpperCase() : part;
    });
  await fc.assert(
    fc.asyncProperty(cut, async (search) => {
      const words = search.split(/\s+/).filter(Boolean);
      const wanted = await sql<{ id: number }>`
        SELECT id FROM projects WHERE ${sql.join(
          [sql`true`, ...words.map((word) => sql`strpos(search_text, fold(${word})) > 0`)],
          sql` AND `,
        )} ORDER BY id DESC`.execute(api.db);
      const { projects } = (await manager.send('projects.list', { query: { search, limit: 100 } })).ok();
      expect(projects.map(({ id }) => id)).toEqual(wanted.rows.map(({ id }) => id));
    }),
    { numRuns: 300 },
  );
});

test('search: a word added to a project and removed, found and no longer found immediately', async () => {
  const id = await addProject(api.db, null, { title: 'Quagmire' });
  expect(await found('uagmir')).toEqual([id]);
  await api.db.updateTable('projects').set({ title: 'Xylophone' }).where('id', '=', id).execute();
  expect(await found('YLOPH')).toEqual([id]);
  expect(await found('quagmire')).toEqual([]);
  await api.db.updateTable('projects').set({ title: 'Quagmire xylophone' }).where('id', '=', id).execute();
  expect(await found('xylo quag')).toEqual([id]);
});

test('search: a word inside many words of projects, found in all of them', async () => {
  const ids: number[] = [];
  for (let nth = 0; nth < 40; nth++) {
    const letters = [...String(nth)].map((digit) => 'abcdefghij'[Number(digit)]).join('');
    ids.unshift(await addProject(api.db, null, { title: `Un${letters}zzyzx` }));
  }
  expect(await found('zzyzx')).toEqual(ids);
  expect(await found('unabzzyzx')).toEqual([]);
  expect(await found('unbazzyzx')).toEqual([ids[29]]);
});
