import { readWorkbook } from './read-workbook.ts';

/** Answers the bytes of a workbook with the sheet to import, or with why there is none. */
addEventListener('message', async ({ data }: MessageEvent<ArrayBuffer>) => {
  postMessage(await readWorkbook(new Uint8Array(data)));
});
