import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { addRoom, begun } from '../testing/factories.ts';
import { useApi } from '../testing/use-api.ts';
import { waitingStatements } from '../testing/waiting-statements.ts';

const api = useApi();

const waiting = () => waitingStatements(api.db);

test.each([
  ['deliveries.upload-pdf', 'sent to the drive'],
  ['claim-sheet-shares.create', 'shared'],
] as const)(
  'deleted meanwhile: %s: a room deleted while it is being %s is a 404, not a failure',
  async (name, _) => {
    const { dana, id } = await begun(api);
    const room = await addRoom(dana, id);
    const params = { inspectionId: id, roomId: room.id };
    const reply = await api.db.transaction().execute(async (tx) => {
      await tx.deleteFrom('rooms').where('id', '=', room.id).execute();
      const asked = dana.send(name, { params });
      // It has found the room and waits for the deletion.
      await expect.poll(waiting).toBe(1);
      return { asked };
    });
    expect(await reply.asked).toMatchObject({ status: 404, code: 'room_not_found' });
  },
);

test('deleted meanwhile: a room deleted while its report is being opened, the same 404 as an ended link', async () => {
  const { dana, id } = await begun(api);
  const room = await addRoom(dana, id);
  const made = await dana.send('claim-sheet-shares.create', {
    params: { inspectionId: id, roomId: room.id },
  });
  const share = new URL(made.ok().url, api.url).searchParams.get('share')!;
  const reply = await api.db.transaction().execute(async (tx) => {
    await sql`LOCK TABLE rooms IN ACCESS EXCLUSIVE MODE`.execute(tx);
    const asked = api.anyone.send('claim-sheet-shares.report', {
      params: { roomId: room.id },
      query: { share },
    });
    // It has found the share and waits for the room.
    await expect.poll(waiting).toBe(1);
    await tx.deleteFrom('rooms').where('id', '=', room.id).execute();
    return { asked };
  });
  expect(await reply.asked).toMatchObject({ status: 404, code: 'unknown_path' });
});
