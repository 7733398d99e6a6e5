import { afterAll, expect, test } from 'vitest';
import { openPrinter } from '../reports/render.ts';
import { canRead, textOf } from '../reports/testing/read-pdf.ts';
import { addProject } from '../testing/factories.ts';
import { useApi } from '../testing/use-api.ts';
import { addJobFile } from './testing/add-job-file.ts';

const printer = openPrinter();
const api = useApi({ printer });
afterAll(() => printer.close());

const fetchSheet = (who: Awaited<ReturnType<typeof api.person>>, id: number, query = {}) =>
  who.fetch('GET', `/api/v1/projects/${id}/job/photos.pdf`, { query });

test('photo sheet: photos alone are printed, by number, and another size is refused', async () => {
  const dana = await api.person();
  const id = await addProject(api.db, dana, { status: 'On Hold' });
  await addJobFile(dana, id, { category: 'document', fields: { label: 'Letter' } });
  const { sha256 } = await addJobFile(dana, id, { fields: { label: 'Kitchen, after', caption: 'Dry.' } });
  const response = await fetchSheet(dana, id, { size: 2 });
  expect(response.headers.get('content-disposition')).toContain(`project-${id}-job-photos.pdf`);
  const pdf = Buffer.from(await response.arrayBuffer());
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
  if (canRead) {
    const text = textOf(pdf);
    for (const words of ['002', 'Kitchen, after', 'Dry.', `SHA-256 ${sha256.slice(0, 12)}`, 'No room'])
      expect(text).toContain(words);
    expect(text).not.toContain('Letter');
  }
  expect((await fetchSheet(dana, id, { size: 3 })).status).toBe(400);
  expect((await fetchSheet(await api.person(), id)).status).toBe(404);
});
