import { expect, test } from 'vitest';
import { flooded } from '../inspection/testing/flooded.ts';
import { openPrinter } from '../render.ts';
import { canRead, textOf } from '../testing/read-pdf.ts';
import { type OpenItemsInput, openItemsPdf } from './open-items-pdf.ts';

const missing = (count: number, severity: 'must' | 'should') =>
  Array.from({ length: count }, (_, index) => ({ severity, sentence: `Room ${index + 1} has no overview.` }));
const locked = {
  ...{ asked: 'Overview, Kitchen', reason: 'No access: Locked door', by: 'Dana Whitaker' },
  at: '2026-11-20T21:12:00.000Z',
};
const usual: OpenItemsInput = {
  ...{ company: flooded.company, companyContact: flooded.companyContact },
  project: { id: 2418, title: 'Basement water loss, sump pump failure' },
  about: 'Helen Okafor · 418 Larkspur Lane, Naperville, IL 60540',
  ...{ profile: 'Water mitigation', through: 'First visit', timeZone: 'America/Chicago' },
  stages: [
    {
      name: 'Arrival',
      missing: [...missing(2, 'must'), ...missing(1, 'should')],
      waived: 1,
      reasons: [locked],
    },
    { name: 'First visit', missing: [], waived: 0, reasons: [] },
  ],
  former: [{ ...locked, asked: 'Street', reason: 'Taken by others' }],
  ...{ fileName: '00 Open items.pdf', printedAt: '2026-11-26T15:10:00.000Z' },
};

test.skipIf(!canRead)(
  'open items on paper: what is missing of each stage, required apart from the rest, and the reasons that were given',
  async () => {
    const text = textOf(await openItemsPdf(usual));
    for (const words of [
      ...[
        'Open items',
        'Project #2418',
        'Helen Okafor',
        'Arrival',
        'Required',
        'Good to have',
        'First visit',
      ],
      ...['Room 2 has no overview.', '1 left out for a reason that was given.', 'Nothing is open.'],
      'Overview, Kitchen. No access: Locked door. Dana Whitaker, Nov 20, 2026, 3:12 PM',
      ...['Reasons for former rules', 'Street. Taken by others.'],
      'by the profile Water mitigation, up to the stage First visit.',
    ])
      expect(text.replace(/\s+/g, ' ')).toContain(words);
  },
);

test.skipIf(!canRead)(
  'open items on paper: as many pages as they need, the same from the process',
  async () => {
    const stages = [{ name: 'Arrival', missing: missing(300, 'must'), waived: 0, reasons: [] }];
    const printer = openPrinter();
    const printed = await printer.openItems({ ...usual, stages });
    await printer.close();
    expect(printed.equals(await openItemsPdf({ ...usual, stages }))).toBe(true);
    const text = textOf(printed);
    expect(text).toContain('Room 300 has no overview.');
    expect(text).toMatch(/Page 2 of \d/);
  },
);
