import { expect, test } from 'vitest';
import { canRead, textOf } from '../testing/read-pdf.ts';
import type { ReportInput } from './input.ts';
import { flooded } from './testing/flooded.ts';
import { printed } from './testing/print.ts';

test.runIf(canRead)(
  'report PDF: why something is not there, what it is missing of, by whom and when',
  async () => {
    const given = { by: 'Dana Whitaker', at: '2026-11-20T21:12:00.000Z' };
    const reasons: ReportInput['reasons'] = [
      { ...given, asked: 'Overview, Kitchen', isFormer: false, reason: 'No access: Locked door' },
      { ...given, asked: 'Street', isFormer: true, reason: 'Taken by others' },
    ];
    const text = textOf(await printed({ ...flooded, timeZone: 'America/Chicago', reasons }));
    for (const told of [
      ...['Reasons for missing evidence', 'Overview, Kitchen', 'No access: Locked door'],
      ...['Dana Whitaker, Nov 20, 2026', '3:12 PM', 'Street (former rule)', 'Taken by others'],
    ])
      expect(text).toContain(told);
    expect(textOf(await printed(flooded))).not.toContain('Reasons for missing evidence');
  },
);
