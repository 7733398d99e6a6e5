import { observable } from '../observable.ts';

const begun = observable(false);

/** From here on no screen is shown until the page reloads. */
export const beginLoggingOut = () => begun.set(true);
export const isLoggingOut = begun.get;
export const useLoggingOut = begun.use;
