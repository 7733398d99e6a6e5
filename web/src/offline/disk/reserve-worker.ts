import { resizeFile } from './resize-file.ts';

addEventListener(
  'message',
  async ({ data: { name, size } }: MessageEvent<{ name: string; size: number }>) => {
    postMessage(await resizeFile(name, size));
  },
);
