import { expect, test } from 'vitest';
import { readJobAddress } from './parts.ts';

test('job address: a part that there is is kept, any other is the overview', () => {
  expect(readJobAddress({ part: 'evidence' })).toEqual({ part: 'evidence' });
  for (const part of ['overview', 'else', 7, undefined]) expect(readJobAddress({ part })).toEqual({});
});
