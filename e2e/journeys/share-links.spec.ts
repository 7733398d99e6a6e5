import { expectAccessible } from '../fixtures/expect-accessible.ts';
import { accounts, openSignedIn } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';
import { office } from '../steps/office.ts';
import { freshInspection } from '../steps/open-inspection.ts';

interface Link {
  inspectionId: string;
  roomId: string;
}

test('share links: a manager sees on the project who shared what, when and until when, and ends it', async ({
  page,
  server,
}) => {
  const { id: inspectionId, projectId, its } = await freshInspection(server.url);
  const { room } = await its.ask<{ room: { id: string } }>('POST', '/rooms', {
    ...{ inspectionId, name: 'Boiler room', type: 'Basement', condition: 'damaged' },
  });
  const { url } = await its.ask<{ url: string }>(
    'POST',
    `/rooms/claim-sheet-share/${inspectionId}/${room.id}`,
  );
  const manager = await office(server.url);
  const links = () => manager.ask<{ links: Link[] }>('GET', `/projects/${projectId}/share-links`);
  for (const { inspectionId: of, roomId } of (await links()).links)
    if (roomId !== room.id) await manager.ask('DELETE', `/rooms/claim-sheet-share/${of}/${roomId}`);
  await openSignedIn(page, accounts.manager, `/project/${projectId}`);
  const list = page.getByRole('list', { name: 'Share links' });
  await expect(list.getByText('Boiler room')).toBeVisible();
  await expect(list).toContainText(/By \w+ \w+, .+\. Good until .+\./);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'End link: Boiler room' }).click();
  const question = page.getByRole('dialog', { name: 'End the link to Boiler room?' });
  await question.getByRole('button', { name: 'End link' }).click();
  await expect(page.getByText('No rooms in this project are shared.')).toBeVisible();
  await expect(list.getByRole('listitem')).toHaveCount(0);
  expect((await links()).links).toEqual([]);
  const token = new URL(url, server.url).searchParams.get('share');
  const opened = await fetch(
    `${server.url}/api/v1/rooms/claim-sheet-data-auth-less/${room.id}?share=${token}`,
  );
  expect(opened.status).toBe(404);
});
