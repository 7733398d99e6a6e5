import { expect, test } from 'vitest';
import { readAddress } from './read-address.ts';

test.each([
  ['/claim-sheet-report/1a/2b', '?share=tok-en_', { inspectionId: '1a', roomId: '2b', share: 'tok-en_' }],
  ['/claim-sheet-report/1a/2b/', '?x=1&share=t', { inspectionId: '1a', roomId: '2b', share: 't' }],
  ['/claim-sheet-report/1a/2b', '', undefined],
  ['/claim-sheet-report/1a/2b', '?share=', undefined],
  ['/claim-sheet-report/1a', '?share=t', undefined],
  ['/claim-sheet-report/1a/2b/3c', '?share=t', undefined],
  ['/claim-sheet-report/..%2f/2b', '?share=t', undefined],
])('report address: %s%s', (pathname, search, address) => {
  expect(readAddress({ pathname, search })).toEqual(address);
});
