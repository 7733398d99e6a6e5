/**
 * A format of days or numbers in en-US, created at first use: each costs a slow phone some milliseconds, which would
 * delay the app's opening.
 */
export function dateFormat(options: Intl.DateTimeFormatOptions): (at: Date) => string {
  let format: Intl.DateTimeFormat | undefined;
  return (at) => {
    format ??= new Intl.DateTimeFormat('en-US', options);
    return format.format(at);
  };
}

/** 1,234, formatted by hand because a format of its own costs what dateFormat says. */
export const showCount = (count: number) => String(count).replace(/\B(?=(\d{3})+$)/g, ',');

/** A counter with little space; counts stop at 10,000 (docs/decisions/0009). */
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
