/** Equality of plain JSON values, for records that come out of the store as fresh copies. */
export function sameValue(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  const keys = Object.keys(one) as never[];
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => Object.hasOwn(other, key) && sameValue(one[key], other[key]))
  );
}

/** The later record, but with the earlier one's own objects (or the earlier record itself) where nothing changed. */
export function steady<T extends object>(earlier: T, later: T): T {
  let changed = Object.keys(earlier).length !== Object.keys(later).length;
  const kept = Object.fromEntries(
    Object.entries(later).map(([key, value]) => {
      const before = earlier[key as keyof T];
      if (sameValue(before, value)) return [key, before];
      changed = true;
      return [key, value];
    }),
  ) as T;
  return changed ? kept : earlier;
}
