import { companyZone, keepCompanyZone } from '../offline/session/index.ts';
import { setPageZone } from '../ui/format/clock.ts';

/** The office says in which zone times are told; the pages do so from now on, also without a network. */
export function takeCompanyZone(told: string | undefined): void {
  keepCompanyZone(told);
  setPageZone(companyZone());
}
