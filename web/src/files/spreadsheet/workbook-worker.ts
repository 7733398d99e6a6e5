import { readWorkbook } from './read-workbook.ts';

/** Receives a workbook's bytes and responds with the sheet to import, or why there is none. */
addEventListener('message', async ({ data }: MessageEvent<ArrayBuffer>) => {
  postMessage(await readWorkbook(new Uint8Array(data)));
});
