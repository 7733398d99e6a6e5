import { claimSheetTemplateActions } from '@tidemark/contract/claim-sheet-templates/actions';
import { claimSheetActions } from '@tidemark/contract/claim-sheets/actions';
import { mergeRows, type SheetRows } from '@tidemark/contract/claim-sheets/row';
import { toClaimSheetPart } from '@tidemark/contract/claim-sheets/sheet';
import { documentationActions } from '@tidemark/contract/documentation';
import { type Category, listOf } from '@tidemark/contract/documentation-file';
import { inspectionActions } from '@tidemark/contract/inspections/actions';
import { inOrder, lastPosition } from '@tidemark/contract/room-order';
import { type Room, roomActions } from '@tidemark/contract/rooms';
import { trashPhotoActions } from '@tidemark/contract/trash-photos';
import fc from 'fast-check';
import { v7 as uuidv7 } from 'uuid';
import { expect, test } from 'vitest';
import { moveRoom } from '../../rooms/move-room.ts';
import { closeDevice, device } from '../store/device.ts';
import { lay } from '../store/lay.ts';
import { freshDevice, until } from '../testing/browser.ts';
import { Office } from '../testing/office.ts';
import { addDocument, addPhoto } from '../testing/photos.ts';
import { perform } from './perform.ts';
import { type Sender, startSender } from './sender.ts';
import { discard } from './settle.ts';

type PhotosOf = {
  id: string;
  trashPhotos: { id: string; fileUrl: string }[];
};

/** What a technician does and what goes wrong, in any order. */
const step = fc.oneof(
  { weight: 2, arbitrary: fc.record({ do: fc.constant('room' as const) }) },
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('row' as const),
      room: fc.nat(5),
      line: fc.integer({ min: 5, max: 8 }),
      hours: fc.integer({ min: 0, max: 99 }),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant('room moved' as const), room: fc.nat(5), to: fc.nat(5) }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('template' as const) }) },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('notes' as const), notes: fc.string({ maxLength: 8 }) }),
  },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('photo' as const) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('photo removed' as const), photo: fc.nat(5) }) },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('document' as const),
      category: fc.constantFrom('photo' as const, 'document' as const, 'voice' as const),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('described' as const),
      document: fc.nat(5),
      words: fc.string({ minLength: 1, maxLength: 5 }).map((words) => `d${words.trim()}`),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('document removed' as const), document: fc.nat(5) }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('app killed' as const) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('pause' as const) }) },
);
const trouble = fc
  .array(fc.constantFrom('work', 'work', 'fail', 'drop-answer'), { maxLength: 12 })
  .map((verdicts) => [...verdicts, 'work']);

test('outbox: any failure and any end of the app, every change arrives once and in order', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 30 }), trouble, async (steps, verdicts) => {
      const office = new Office();
      const inspectionId = uuidv7();
      office.inspection(inspectionId, 7);
      freshDevice(await office.open());
      let turn = 0;
      office.judge = () => verdicts[turn++ % verdicts.length]! as 'work';
      await lay(
        [
          {
            table: 'inspections',
            id: inspectionId,
            record: office.get('inspections', inspectionId) as never,
          },
        ],
        {
          since: 0,
        },
      );
      let sender: Sender = startSender(device());
      const rooms: string[] = [];
      let order: string[] = [];
      const templates: string[] = [];
      const here = async () => (await device().rooms.toArray()).toSorted(inOrder);
      const sheets = new Map<string, SheetRows>();
      let additionalNotes: string | null = null;
      const taken: string[] = [];
      const photos = new Set<string>();
      const documents = new Map<string, { category: Category; description: string | null }>();
      let added = 0;
      try {
        for (const did of steps) {
          if (did.do === 'room') {
            rooms.push(uuidv7());
            order.push(rooms.at(-1)!);
            const name = `Room ${rooms.length}`;
            const position = lastPosition(await here());
            await perform(roomActions.create, {
              body: { id: rooms.at(-1)!, inspectionId, name, type: 'Attic', position },
            });
          } else if (did.do === 'room moved' && rooms.length > 0) {
            const id = rooms[did.room % rooms.length]!;
            const place = did.to % rooms.length;
            order = order.filter((other) => other !== id).toSpliced(place, 0, id);
            await moveRoom(await here(), id, place);
          } else if (did.do === 'template') {
            templates.push(uuidv7());
            const claimSheetData = toClaimSheetPart({ 5: { yesX: templates.length } });
            await perform(claimSheetTemplateActions.create, {
              body: { id: templates.at(-1)!, name: 'Attic', lossKind: 'Mold', claimSheetData },
            });
          } else if (did.do === 'row' && rooms.length > 0) {
            const roomId = rooms[did.room % rooms.length]!;
            const rows = { [did.line]: { yesX: did.hours } };
            sheets.set(roomId, mergeRows(sheets.get(roomId) ?? {}, rows));
            await perform(claimSheetActions.save, {
              body: { inspectionId, inspectionRoomId: roomId, claimSheetData: toClaimSheetPart(rows) },
            });
          } else if (did.do === 'notes') {
            additionalNotes = did.notes;
            await perform(inspectionActions.update, {
              params: { id: inspectionId },
              body: { additionalNotes },
            });
          } else if (did.do === 'photo') {
            const id = await addPhoto(inspectionId, `${taken.length}.jpg`, `photo ${taken.length}`);
            taken.push(id);
            photos.add(id);
          } else if (did.do === 'photo removed' && photos.size > 0) {
            const id = [...photos][did.photo % photos.size]!;
            photos.delete(id);
            const entry = (await device().outbox.toArray()).find(({ upload }) => upload === id);
            if (!entry || !(await discard(device(), entry.seq)))
              await perform(trashPhotoActions.remove, { params: { id: inspectionId, photoId: id } });
          } else if (did.do === 'document') {
            const name = `document ${added++}`;
            const id = await addDocument(inspectionId, did.category, name, name);
            documents.set(id, { category: did.category, description: null });
          } else if (did.do === 'described' && documents.size > 0) {
            const [id, file] = [...documents][did.document % documents.size]!;
            file.description = did.words;
            await perform(documentationActions.update, {
              body: {
                inspectionId,
                documentation: { [listOf[file.category]]: [{ id, description: did.words }] },
              },
            });
          } else if (did.do === 'document removed' && documents.size > 0) {
            const [id, { category: type }] = [...documents][did.document % documents.size]!;
            documents.delete(id);
            const entry = (await device().outbox.toArray()).find(({ upload }) => upload === id);
            if (!entry || !(await discard(device(), entry.seq)))
              await perform(documentationActions.remove, {
                params: { fileId: id },
                query: { inspectionId, type },
              });
          } else if (did.do === 'app killed') {
            // The store is taken away from the sender, which stops whatever it was doing.
            closeDevice();
            void sender.stop();
            sender = startSender(device());
          } else sender.wake();
        }
        await until(
          async () => (await device().outbox.count()) === 0,
          () => sender.wake(),
        );
        const keys = office.applied.map(({ key }) => key);
        expect(new Set(keys).size).toBe(keys.length);
        expect(office.get('inspections', inspectionId)!.additionalNotes ?? null).toBe(additionalNotes);
        const names = office.applied
          .filter(({ action }) => action === 'rooms.create')
          .map(({ body }) => body.id);
        expect(names).toEqual(rooms);
        expect((await here()).map(({ id }) => id)).toEqual(order);
        const placed = rooms.map((id) => office.get<Room>('rooms', id)!).toSorted(inOrder);
        expect(placed.map(({ id }) => id)).toEqual(order);
        expect((await device().templates.toArray()).map(({ id }) => id)).toEqual(templates);
        for (const id of templates) expect(office.get('templates', id)).toBeDefined();
        for (const [roomId, rows] of sheets) {
          expect(office.get('sheets', roomId)!.rows).toEqual(rows);
          expect((await device().sheets.get(roomId))!.rows).toEqual(rows);
        }
        const there = office.get<PhotosOf>('inspections', inspectionId)!.trashPhotos.map(({ id }) => id);
        expect(there.sort()).toEqual([...photos].sort());
        const kept = (await device().inspections.get(inspectionId))!.trashPhotos;
        expect(kept.map(({ id }) => id).sort()).toEqual([...photos].sort());
        expect(kept.every(({ fileUrl }) => fileUrl !== '')).toBe(true);
        const filed = await device().documentation.toArray();
        expect(filed.map(({ id }) => id).sort()).toEqual([...documents.keys()].sort());
        const filedThere = [...office.records.keys()].filter((ref) => ref.startsWith('documentation:'));
        expect(filedThere).toHaveLength(documents.size);
        for (const { id, url, description } of filed) {
          expect(url).not.toBe('');
          expect(description).toBe(documents.get(id)!.description);
          expect(office.get('documentation', id)).toMatchObject({ description });
        }
        expect(await device().blobs.count()).toBe(0);
        expect(await device().bases.count()).toBe(0);
      } finally {
        await sender.stop();
        await office.close();
      }
    }),
    { numRuns: 60 },
  );
}, 60_000);
