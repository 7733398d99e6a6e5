/** The stages of a job, in their order (evidence.md 4). */
export const stages = ['arrival', 'first-visit', 'each-visit', 'dry-out', 'completion', 'invoice'] as const;
export type Stage = (typeof stages)[number];
/** What can only be had while one is on site the first time. */
export const stagesOnSite: readonly Stage[] = ['arrival', 'first-visit'];
