const rate = 8000;
/** Decoded sound is tens of times larger: longer notes get a plain line. */
const most = 4 * 1024 ** 2;

/**
 * The outline of a sound, `count` heights from 0 to 1; undefined if it is too long or this browser cannot decode it.
 */
export async function peaksOf(sound: Blob, count: number): Promise<number[] | undefined> {
  if (sound.size > most) return undefined;
  const context = new OfflineAudioContext(1, 1, rate);
  try {
    const samples = (await context.decodeAudioData(await sound.arrayBuffer())).getChannelData(0);
    const peaks = Array.from({ length: count }, (_, index) => {
      const from = Math.floor((index * samples.length) / count);
      const to = Math.floor(((index + 1) * samples.length) / count);
      return samples.subarray(from, to).reduce((peak, sample) => Math.max(peak, Math.abs(sample)), 0);
    });
    const loudest = Math.max(...peaks, 0.01);
    return peaks.map((peak) => peak / loudest);
  } catch (error) {
    // A cut-off recording may end in half a sound; it plays all the same.
    if (error instanceof DOMException) return undefined;
    throw error;
  }
}
