/**
 * The oldest browsers Tidemark runs in: iPhones that stop at iOS 16 (8, X), Android WebViews that no longer update, and
 * Firefox's long-term release of 2024. web/vite.config.ts lowers the syntax to them, scripts/check-floor.ts reads the rest.
 */
export const floor = { chrome: '109', safari: '16.4', safari_ios: '16.4', firefox: '128' } as const;

/** Build targets, for syntax. */
export const targets = [`chrome${floor.chrome}`, `safari${floor.safari}`, `firefox${floor.firefox}`];
