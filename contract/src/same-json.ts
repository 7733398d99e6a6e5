/** Whether two values are the same JSON: PostgreSQL may reorder the keys of what it stores. */
export const sameJson = (one: unknown, other: unknown): boolean =>
  one === other || canonical(one) === canonical(other);

const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
