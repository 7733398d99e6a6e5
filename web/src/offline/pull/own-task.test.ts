import { expect, test } from 'vitest';
import { ownTask } from './own-task.ts';

test('pictures: dozens of reads that end at once go on one by one, with room for other tasks between them', async () => {
  const order: string[] = [];
  const reads = Array.from({ length: 24 }, (_, nth) => ownTask().then(() => order.push(`${nth}`)));
  const others = reads[0]!.then(
    () => new Promise<void>((resolve) => setTimeout(() => resolve(void order.push('finger')))),
  );
  await Promise.all([...reads, others]);
  expect(order.filter((one) => one !== 'finger')).toEqual(reads.map((_, nth) => `${nth}`));
  expect(order.indexOf('finger')).toBeLessThan(4);
});
