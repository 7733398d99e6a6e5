import { companyZone, keepCompanyZone } from '../offline/session/index.ts';
import { setPageZone } from '../ui/format/clock.ts';

/** The server sends the time zone of all times; the pages use it from now on, also offline. */
export function takeCompanyZone(told: string | undefined): void {
  keepCompanyZone(told);
  setPageZone(companyZone());
}
