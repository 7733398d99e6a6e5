/** The signature box, and the most numbers all strokes of a signature may have. */
export const signatureBox = { width: 1000, height: 400 } as const;
export const signatureLimits = { strokes: 200, numbers: 20_000 } as const;
