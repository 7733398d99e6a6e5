import { isTimeZone } from '@tidemark/contract/clock';

const key = 'tsp-timeZone';

/** The time zone of all times, as the server last sent it; undefined: this device's clock. */
export const companyZone = (): string | undefined => globalThis.localStorage?.getItem(key) ?? undefined;

/** A name this browser does not know is stored as none. It survives the sign-out because it belongs to nobody. */
export function keepCompanyZone(told: string | undefined): void {
  if (told === companyZone()) return;
  if (told !== undefined && isTimeZone(told)) localStorage.setItem(key, told);
  else localStorage.removeItem(key);
}
