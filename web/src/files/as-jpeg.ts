/** Above this size an iPhone's canvas stays empty without an error. */
const mostPixels = 16_777_216;
const quality = 0.92;

/** A picture as a JPEG with its camera's metadata; undefined if this browser cannot decode it. */
export async function asJpeg(picture: Blob): Promise<Blob | undefined> {
  const address = URL.createObjectURL(picture);
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    const jpeg = await drawn(image);
    return jpeg && withFacts(jpeg, new Uint8Array(await picture.arrayBuffer()));
  } catch (error) {
    if (error instanceof DOMException && error.name === 'EncodingError') return undefined;
    throw error;
  } finally {
    URL.revokeObjectURL(address);
  }
}

async function drawn(image: HTMLImageElement): Promise<Blob | undefined> {
  const { naturalWidth: width, naturalHeight: height } = image;
  const scale = Math.min(1, Math.sqrt(mostPixels / (width * height)));
  const canvas = document.createElement('canvas');
  canvas.width = Math.floor(width * scale);
  canvas.height = Math.floor(height * scale);
  const context = canvas.getContext('2d');
  if (!context) return undefined;
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return await new Promise((resolve) =>
    canvas.toBlob((blob) => resolve(blob ?? undefined), 'image/jpeg', quality),
  );
}

/** The start of the metadata in both byte orders (TIFF 6.0): the first directory follows. */
const begins = [
  [0x49, 0x49, 42, 0, 8, 0, 0, 0],
  [0x4d, 0x4d, 0, 42, 0, 0, 0, 8],
];
/** The limit of a JPEG segment, with its length field and the six letters before the metadata. */
const mostFacts = 65_533 - 6;

function factsIn(bytes: Uint8Array): Uint8Array<ArrayBuffer> | undefined {
  for (let at = 0; at + 8 < bytes.length; at++) {
    if (bytes[at] !== 0x49 && bytes[at] !== 0x4d) continue;
    if (begins.some((wanted) => wanted.every((byte, index) => bytes[at + index] === byte)))
      return bytes.slice(at, at + mostFacts);
  }
  return undefined;
}

/** The canvas is already upright. */
function upright(facts: Uint8Array<ArrayBuffer>): void {
  const view = new DataView(facts.buffer);
  const little = facts[0] === 0x49;
  const count = view.getUint16(8, little);
  for (let at = 10; at < 10 + 12 * count && at + 12 <= facts.length; at += 12)
    if (view.getUint16(at, little) === 0x112) view.setUint16(at + 8, 1, little);
}

/** Copies when and where it was taken, byte for byte, for the server to read. */
function withFacts(jpeg: Blob, original: Uint8Array): Blob {
  const facts = factsIn(original);
  if (!facts) return jpeg;
  upright(facts);
  const length = facts.length + 8;
  const head = Uint8Array.of(
    0xff,
    0xd8,
    0xff,
    0xe1,
    length >> 8,
    length & 0xff,
    ...[0x45, 0x78, 0x69, 0x66, 0, 0],
  );
  return new Blob([head, facts, jpeg.slice(2)], { type: 'image/jpeg' });
}
