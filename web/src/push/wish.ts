import { getSession } from '../offline/session/index.ts';

/** Whose wish it is: another person on this device has not asked for it. */
const key = 'tsp-push';
const self = () => String(getSession()?.technician.id);

/** Whether this person asked to be notified here while the app is closed. Loads nothing else. */
export const wantsPushes = () => localStorage.getItem(key) === self();
export const wishPushes = () => localStorage.setItem(key, self());
export const wishNoPushes = () => localStorage.removeItem(key);
