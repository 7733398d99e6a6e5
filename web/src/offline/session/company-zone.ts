import { isTimeZone } from '@tidemark/contract/clock';

const key = 'tsp-timeZone';

/** The zone all times are told in, as the office said last; undefined: the clock of this device. */
export const companyZone = (): string | undefined => globalThis.localStorage?.getItem(key) ?? undefined;

/** A name this browser does not know is kept as none. It outlives the sign-in: it is nobody's own. */
export function keepCompanyZone(told: string | undefined): void {
  if (told === companyZone()) return;
  if (told !== undefined && isTimeZone(told)) localStorage.setItem(key, told);
  else localStorage.removeItem(key);
}
