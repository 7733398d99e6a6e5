import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { inAnswers } from '../answers.ts';
import type { ReportInput } from '../input.ts';
import { type LoadPicture, reportPdf } from '../report-pdf.ts';

export const smallPicture = await sharp({
  create: { width: 40, height: 30, channels: 3, background: '#7a5c3e' },
})
  .jpeg()
  .toBuffer();

/** A report's bytes, with small pictures by default. */
export async function printed(
  input: ReportInput,
  bring: LoadPicture = async () => Buffer.from(smallPicture),
): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), 'tidemark-report-'));
  try {
    const path = join(folder, 'report.pdf');
    await reportPdf(inAnswers(input), bring, path);
    return await readFile(path);
  } finally {
    await rm(folder, { recursive: true });
  }
}
