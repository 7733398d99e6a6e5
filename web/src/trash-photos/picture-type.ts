const signatures = {
  'image/jpeg': [0xff, 0xd8, 0xff],
  'image/png': [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
} as const;

/** JPEG or PNG by the first bytes, whatever name and label say; undefined for everything else. */
export function pictureType(bytes: ArrayBuffer): keyof typeof signatures | undefined {
  const head = new Uint8Array(bytes, 0, Math.min(8, bytes.byteLength));
  const types = Object.keys(signatures) as (keyof typeof signatures)[];
  return types.find((type) => signatures[type].every((byte, index) => head[index] === byte));
}
