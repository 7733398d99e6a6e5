import { pickNames } from '@tidemark/contract/fields';
import { blankProject, crmFields } from '@tidemark/contract/projects/fields';
import { blankRoom } from '@tidemark/contract/rooms/fields';
import { v7 as uuidv7 } from 'uuid';
import type { CrmFile, CrmQuote, CrmRecord } from '../crm/crm.ts';
import { SendFailure } from '../failure.ts';
import { openGuard } from '../guard.ts';
import type { Sending, Taken } from '../sending.ts';

export const record: CrmRecord = {
  externalId: '0199a1b2-0000-7000-8000-000000000001',
  project: {
    id: 1042,
    ...pickNames(crmFields, blankProject),
    title: 'Basement water loss',
    customerName: 'Helen Okafor',
    addressLine1: '418 Larkspur Lane',
    city: 'Naperville',
    state: 'IL',
    zipCode: '60540',
    claimType: 'Single Family',
  },
  technicianName: 'Dana Whitaker',
  startedAt: '2026-01-02T15:00:00.000Z',
  completedAt: '2026-01-02T16:30:00.000Z',
  completedOn: '2026-01-02',
  inspection: { category: 'Category 1' },
  rooms: [
    {
      ...blankRoom,
      id: 'room-1',
      name: 'Kitchen',
      type: 'Kitchen',
      condition: 'fair',
      dimensionsLength: 12,
      dimensionsWidth: 9.5,
      filledCount: 3,
    },
  ],
};

export const quote: CrmQuote = {
  externalId: record.externalId,
  number: 1,
  projectId: 1042,
  subject: 'Estimate, Project #1042',
  billTo: 'Helen Okafor',
  lines: [
    { title: 'Lift Carpet', description: 'Kitchen', quantity: 114, unit: 'SF', rate: 0.35, amount: 39.9 },
    { title: 'Toilet', description: 'Kitchen, after hours', quantity: 1, unit: 'EA', rate: 180, amount: 180 },
  ],
  subtotal: 219.9,
  overheadAndProfit: 43.98,
  tax: 0,
  total: 263.88,
  deductible: 500,
  deductibles: [{ label: 'Deductible', amount: 500 }],
  priceListVersion: 3,
};

export const files: CrmFile[] = ['Kitchen – sheet.pdf', 'Bath.pdf'].map((name) => ({
  name,
  type: 'application/pdf',
  bytes: Buffer.from(`%PDF of ${name}`),
}));

/** One try, with a time limit that suits tests. */
export function once(put: (sending: Sending) => Promise<Taken>, id: string = uuidv7(), timeMs = 5000) {
  const guard = openGuard({ timeMs, failures: 1000 });
  return guard('The other side', new AbortController().signal, (signal) => put({ id, signal }));
}

/**
 * Tries until it is accepted, like the deliveries; the first try may have less time.
 * @returns the failures on the way
 */
export async function untilTaken(put: (sending: Sending) => Promise<Taken>, firstMs?: number) {
  const id = uuidv7();
  const failures: SendFailure[] = [];
  while (failures.length < 5) {
    try {
      return { taken: await once(put, id, failures.length === 0 ? firstMs : undefined), failures };
    } catch (error) {
      if (!(error instanceof SendFailure) || !error.again) throw error;
      failures.push(error);
    }
  }
  throw new AggregateError(failures, 'It was never taken.');
}
