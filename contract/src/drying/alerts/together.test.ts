import { expect, test } from 'vitest';
import { type Alert, alert } from './alert.ts';
import { together } from './together.ts';

const of = (visitId: string, point: string) => ({ visitId, of: [point] });
const keysOf = (groups: Alert[][]) => groups.map((group) => group.map(({ key }) => key).join(' + '));

test('alerts together: a point that rises and so has not fallen is one, at the place of the first', () => {
  const alerts = [
    alert('no-progress', of('v2', 'a'), ''),
    alert('no-progress', of('v2', 'b'), ''),
    alert('rising', of('v2', 'b'), ''),
    alert('rising', of('v3', 'a'), ''),
    alert('no-goal', { of: ['b'] }, ''),
  ];
  expect(keysOf(together(alerts))).toEqual([
    ...['no-progress:v2:a', 'no-progress:v2:b + rising:v2:b', 'rising:v3:a', 'no-goal:now:b'],
  ]);
});
