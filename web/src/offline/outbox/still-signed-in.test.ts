import { projectActions } from '@tidemark/contract/projects';
import { expect, test } from 'vitest';
import { getSession } from '../session/session.ts';
import { lay } from '../store/lay.ts';
import { freshDevice, until } from '../testing/browser.ts';
import { Office } from '../testing/office.ts';
import { perform } from './perform.ts';
import { startSender } from './sender.ts';

test('outbox: a token refused right after its refresh delays sending, and the same sender continues', async () => {
  const office = new Office();
  office.project(7);
  const on = freshDevice(await office.open());
  await lay([{ table: 'projects', id: 7, record: office.theProject(7) }], { since: 0 });
  let refused = 0;
  office.judge = () => (refused++ < 2 ? { status: 401, code: 'unauthenticated' } : 'work');
  const sender = startSender(on);
  await perform(projectActions.start, { params: { id: 7 } });
  await until(
    async () => (await on.outbox.count()) === 0,
    () => sender.wake(),
  );
  expect(getSession()).not.toBeNull();
  expect(office.applied.map(({ action }) => action)).toEqual(['projects.start']);
  await sender.stop();
  await office.close();
});
