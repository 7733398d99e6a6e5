import { projectActions } from '@tidemark/contract/projects';
import { expect, test } from 'vitest';
import { lay, mark } from '../store/lay.ts';
import { freshDevice } from '../testing/browser.ts';
import { laneTitle } from './lane-title.ts';
import { perform } from './perform.ts';

test('outbox: changes of a project given to someone else stay under its title', async () => {
  const on = freshDevice('http://127.0.0.1:9');
  await on.projects.put({ id: 16, title: 'Restaurant grease fire', status: 'Assigned' } as never);
  await perform(projectActions.start, { params: { id: 16 } });
  const titleNow = async () => {
    const title = (await on.projects.get(16))?.title;
    return laneTitle(title, await on.outbox.toArray());
  };
  expect(await titleNow()).toBe('Restaurant grease fire');
  await lay([], { since: await mark(), whole: { table: 'projects' } });
  expect(await on.projects.get(16)).toBeUndefined();
  expect(await titleNow()).toBe('Restaurant grease fire');
});

test('outbox: a change of no project, or of an unknown one, has a title too', () => {
  expect(laneTitle(undefined, [{ project: 0 } as never])).toBe('Profile and templates');
  expect(laneTitle(undefined, [{ project: 16 } as never])).toBe('Project #16');
});
