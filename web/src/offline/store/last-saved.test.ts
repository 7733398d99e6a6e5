import { inspectionActions } from '@tidemark/contract/inspections/actions';
import { projectActions } from '@tidemark/contract/projects';
import { roomActions } from '@tidemark/contract/rooms';
import { v7 as uuidv7 } from 'uuid';
import { expect, test } from 'vitest';
import { perform } from '../outbox/perform.ts';
import { discard } from '../outbox/settle.ts';
import { projectId, withOneProject } from '../testing/one-project.ts';
import { addDocument, addPhoto } from '../testing/photos.ts';
import { readLastSaved } from './last-saved.ts';

const at = withOneProject();
const nothing = '2020-01-01T00:00:00.000Z';
const forget = () => at.on.meta.put({ key: `saved:${projectId}`, value: nothing });

test("store: nothing of a project's inspection was saved here, no time is shown", async () => {
  expect(await readLastSaved(projectId)).toBeNull();
  await perform(projectActions.update, { params: { id: projectId }, body: { claimType: 'Commercial' } });
  expect(await readLastSaved(projectId)).toBeNull();
});

test('store: anything of an inspection saved or taken back is what was saved last', async () => {
  const [id, room] = [uuidv7(), uuidv7()];
  const params = { id };
  const saves: [string, () => Promise<unknown>][] = [
    ['its beginning', () => at.begin(id)],
    ['an answer', () => perform(inspectionActions.update, { params, body: { adjuster: 'Kim' } })],
    ['a room', () => at.addRoom(room, id)],
    [
      'the size of a room',
      () => perform(roomActions.update, { params: { id: room }, body: { dimensionsLength: 4 } }),
    ],
    ['a debris photo', () => addPhoto(id, 'van.jpg', 'a van')],
    ['a document', () => addDocument(id, 'document', 'a.pdf', 'a paper')],
    ['one that is taken back', async () => discard(at.on, (await at.on.outbox.toArray()).at(-1)!.seq)],
    ['a room that goes', () => perform(roomActions.remove, { params: { id: room } })],
  ];
  for (const [what, save] of saves) {
    await forget();
    const before = new Date().toISOString();
    await save();
    expect((await readLastSaved(projectId))! >= before, what).toBe(true);
  }
});
