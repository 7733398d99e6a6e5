import { type Bytes, binary, hex, le32 } from './binary.ts';

/** Pictures of two pixels each way, which every decoder opens. */
const quantum =
  'ffd8ffdb004300100b0c0e0c0a100e0d0e1211101318281a181616183123251d283a333d3c3933383740485c4e404457453738506d51575f626768673e4d71797064785c656763ffdb0043011112121815182f1a1a2f634238426363636363636363636363636363636363636363636363636363636363636363636363636363636363636363636363636363';
const frame =
  'ffc00011080002000203012200021101031101ffc4001500010100000000000000000000000000000004ffc40014100100000000000000000000000000000000ffc40014010100000000000000000000000000000004ffc40014110100000000000000000000000000000000';
/** A JPEG in parts: a fault goes between two of them. */
export const jpegParts = {
  head: hex(quantum),
  frame: hex(frame),
  scan: hex('ffda000c03010002110311003f00'),
  pixels: hex('8001887f'),
  end: hex('ffd9'),
};
/** A comment with any content. */
export const comment = (text: string): Bytes =>
  binary('\xff\xfe', Uint8Array.of((text.length + 2) >> 8, (text.length + 2) & 0xff), text);
const { head, frame: measures, scan, pixels, end } = jpegParts;
export const jpeg = (): Bytes => binary(head, measures, scan, pixels, end);
export const jpegSaying = (text: string): Bytes =>
  binary(head.subarray(0, 2), comment(text), head.subarray(2), measures, scan, pixels, end);

export const png = (): Bytes =>
  hex(
    '89504e470d0a1a0a0000000d4948445200000002000000020802000000fdd49a730000001149444154089963a88ab1ab8ab1638050001f2e04514f4701d70000000049454e44ae426082',
  );

const gifHead = hex('474946383961020002008000004c69717a5c3e');
const gifFrame = hex('21f904050a0000002c00000000020002000002028c5300');
export const gif = (frames = 1): Bytes =>
  binary(gifHead, ...Array.from({ length: frames }, () => gifFrame), ';');

const lossy = hex(
  '5650382028000000b001009d012a0200020001402625880274ba0004668000feeed3dfe379bcd6b5bf16c521a9000000',
);
const riff = (...parts: (string | Uint8Array)[]) => {
  const body = binary('WEBP', ...parts);
  return binary('RIFF', le32(body.length), body);
};
const chunk = (name: string, body: Uint8Array) => binary(name, le32(body.length), body);
export const webp = (): Bytes => riff(lossy);
export function movingWebp(): Bytes {
  const frame = chunk('ANMF', binary(hex('000000000000010000010000640000'), Uint8Array.of(0), lossy));
  return riff(chunk('VP8X', hex('02000000010000010000')), chunk('ANIM', hex('ffffffff0000')), frame, frame);
}

export const avif = (): Bytes =>
  hex(
    '0000001c6674797061766966000000006d696631617669666d696166000000d66d657461000000000000002168646c720000000000000000706963740000000000000000000000000000000022696c6f63000000004440000100010000000000fa0001000000000000001f0000002369696e6600000000000100000015696e6665020000000001000061763031000000000e7069746d0000000000010000005669707270000000386970636f0000000c61763143812002000000001469737065000000000000000200000002000000107069786900000000030808080000001669706d610000000000000001000103810203000000276d64617412000a073800369010d06932121c4262e4e00016000090358e3c76646d07d0',
  );
