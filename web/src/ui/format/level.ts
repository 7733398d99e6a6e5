/** Room conditions from best to worst; the level is 5 for the first and 1 for the last. */
const conditions = ['excellent', 'good', 'fair', 'poor', 'damaged'] as const;

export type Condition = (typeof conditions)[number];

/** Ticks filled, of five. */
export const conditionLevel = (condition: Condition) => conditions.length - conditions.indexOf(condition);
