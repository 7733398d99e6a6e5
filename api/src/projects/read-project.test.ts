import { expect, test } from 'vitest';
import { addProject } from '../testing/factories.ts';
import { useApi } from '../testing/use-api.ts';

const api = useApi();

test('a technician reads a project of theirs', async () => {
  const dana = await api.person();
  const id = await addProject(api.db, dana, { title: 'Roof leak', scheduledDate: '2026-03-29' });
  const { project } = (await dana.send('projects.read', { params: { id } })).ok();
  expect(project).toMatchObject({ id, title: 'Roof leak', scheduledDate: '2026-03-29', status: 'Assigned' });
});
