/** How a company counts the days of its equipment (drying.md 6.2). */
export const dayRules = ['started-24h', 'nearest-24h', 'calendar'] as const;
export type DayRule = (typeof dayRules)[number];
