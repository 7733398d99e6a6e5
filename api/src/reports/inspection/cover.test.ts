import { expect, test } from 'vitest';
import { coverFacts } from './cover.ts';
import { flooded } from './testing/flooded.ts';

const told = (of: typeof flooded) =>
  Object.fromEntries(coverFacts(of).map(({ label, value }) => [label, value]));

test('report cover: photos, those of the documentation, with trash photos counted apart', () => {
  expect(flooded.photos).toHaveLength(5);
  expect(told(flooded)).toMatchObject({ Photos: '4', 'Debris photos': '1' });
});

test('report cover: a room named like the trash photos, counted with the rooms', () => {
  const [first] = flooded.photos;
  const photos = [{ ...first!, roomId: 'a room', of: 'Debris & Equipment' }];
  expect(told({ ...flooded, photos })).toMatchObject({ Photos: '1', 'Debris photos': '0' });
});

test('report cover: a part says which photos are in it by their numbers in the report', () => {
  const part = { number: 2, count: 3, from: 2, to: 4 };
  expect(told({ ...flooded, part })).toMatchObject({ Photos: '4', 'In this part': 'Photos 3 to 4' });
});
