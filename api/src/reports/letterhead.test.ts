import sharp from 'sharp';
import { expect, test } from 'vitest';
import { estimatePdf } from './estimate-pdf.ts';
import { estimateView } from './estimate-view.ts';
import { basementEstimate } from './testing/basement-estimate.ts';
import { boxesOf, canReadText } from './testing/read-pdf.ts';

const px = 0.75;

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#0b5563' } })
    .png()
    .toBuffer();

/** How far right of the page's margin the company's name begins, in pixels of the design. */
async function beginOf(logo: Buffer | undefined): Promise<number> {
  const input = { ...basementEstimate, company: 'Harborline', logo };
  const pdf = await estimatePdf(estimateView(input), new Date(input.printedAt));
  const { left } = boxesOf(pdf).find(({ text }) => text === 'Harborline')!;
  return Math.round(left / px - 52);
}

test.runIf(canReadText)('letterhead: a wide logo takes the room it needs, up to 75 pixels', async () => {
  expect(await beginOf(undefined)).toBe(40);
  expect(await beginOf(await picture(90, 90))).toBe(40);
  expect(await beginOf(await picture(200, 100))).toBe(70);
  expect(await beginOf(await picture(600, 60))).toBe(85);
});
