/**
 * A format of days or numbers in en-US, made when it is first used: each costs a slow phone some milliseconds, which the
 * opening of the app would wait for.
 */
export function dateFormat(options: Intl.DateTimeFormatOptions): (at: Date) => string {
  let format: Intl.DateTimeFormat | undefined;
  return (at) => {
    format ??= new Intl.DateTimeFormat('en-US', options);
    return format.format(at);
  };
}

/** 1,234: written at once, as a format of its own would cost what dateFormat says. */
export const showCount = (count: number) => String(count).replace(/\B(?=(\d{3})+$)/g, ',');

/** A counter with little room; counts go no further than 10,000 (docs/decisions/0009). */
export function showCounter(count: number): string {
  return count >= 10_000 ? '10k+' : showCount(count);
}

export function numberFormat(options: Intl.NumberFormatOptions): (value: number) => string {
  let format: Intl.NumberFormat | undefined;
  return (value) => {
    format ??= new Intl.NumberFormat('en-US', options);
    return format.format(value);
  };
}
