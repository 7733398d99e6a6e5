/** The box signatures are drawn in, and how much ink one may have (numbers of all strokes together). */
export const signatureBox = { width: 1000, height: 400 } as const;
export const signatureLimits = { strokes: 200, numbers: 20_000 } as const;
