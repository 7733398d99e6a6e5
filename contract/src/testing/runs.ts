declare const process: { env: Record<string, string | undefined> };

/**
 * How often an expensive property is tried: in full in `npm run proof:sweeps`, a tenth of it in the gate, which has the
 * known cases.
 */
export const runs = (often: number): number => (process.env.SWEEP === 'on' ? often : Math.ceil(often / 10));
