import { observable } from '../../observable.ts';

/** The company's time zone; undefined: this device's clock (docs/decisions/0059). */
const zone = observable<string | undefined>(undefined);

export const pageZone = zone.get;
export const setPageZone = zone.set;
export const usePageZone = zone.use;

/** The same by its name. */
export const zoneHere = (named: string | undefined): string =>
  named ?? new Intl.DateTimeFormat().resolvedOptions().timeZone;
export const useZone = (): string => zoneHere(usePageZone());
