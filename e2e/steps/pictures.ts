import { crc32, deflateSync } from 'node:zlib';
import type { Page } from '@playwright/test';

export interface Picture {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length);
  frame.writeUInt32BE(crc32(named), 4);
  return Buffer.concat([frame.subarray(0, 4), named, frame.subarray(4)]);
}

/** A real PNG of one gray, not compressed: another side length makes another number of bytes. */
export function png(name: string, side: number, grey = 90): Picture {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side);
  head.writeUInt32BE(side, 4);
  head[8] = 8;
  const line = Buffer.concat([Buffer.from([0]), Buffer.alloc(side, grey)]);
  const lines = Buffer.concat(Array.from({ length: side }, () => line));
  const mark = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const parts = [
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(lines, { level: 0 })),
    chunk('IEND', Buffer.alloc(0)),
  ];
  return { name, mimeType: 'image/png', buffer: Buffer.concat([mark, ...parts]) };
}

/** A JPEG like a phone camera's: twelve megapixels and several megabytes by default. */
export async function cameraPhoto(page: Page, name: string, width = 4000): Promise<Picture> {
  const text = await page.evaluate(async (wide) => {
    const small = new ImageData(1000, 750);
    for (let at = 0, seed = 7; at < small.data.length; at++) {
      seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
      small.data[at] = at % 4 === 3 ? 255 : seed >>> 24;
    }
    const canvas = new OffscreenCanvas(wide, (wide * 3) / 4);
    canvas.getContext('2d')!.drawImage(await createImageBitmap(small), 0, 0, wide, (wide * 3) / 4);
    const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.95 });
    const reader = new FileReader();
    return new Promise<string>((resolve) => {
      reader.onload = () => resolve((reader.result as string).split(',')[1]!);
      reader.readAsDataURL(blob);
    });
  }, width);
  return { name, mimeType: 'image/jpeg', buffer: Buffer.from(text, 'base64') };
}
