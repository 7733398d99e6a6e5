/** Undefined for a file moved, removed or changed since it was selected. */
export async function readFile(blob: Blob): Promise<ArrayBuffer | undefined> {
  try {
    return await blob.arrayBuffer();
  } catch (error) {
    if (error instanceof DOMException) return undefined;
    throw error;
  }
}
