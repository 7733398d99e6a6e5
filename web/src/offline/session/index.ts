/** Who is signed in on this device, and what is erased when they leave. */
export { companyZone, keepCompanyZone } from './company-zone.ts';
export { eraseOnNextStart, finishErasing } from './erase.ts';
export { type Left, forgetLeft, readLeft } from './left-mark.ts';
export { type Session, endSession, getSession, onSession, setSession, setTechnician, setTokens, useSession } from './session.ts';
export { storeNameOf } from './store-name.ts';
