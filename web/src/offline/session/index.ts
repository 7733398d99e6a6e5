/** Who is signed in on this device, and what is erased when they leave. */
export { companyZone, keepCompanyZone } from './company-zone.ts';
export { eraseOnNextStart, finishErasing } from './erase.ts';
export { forgetLeft, type Left, readLeft } from './left-mark.ts';
export {
  endSession,
  getSession,
  onSession,
  type Session,
  setSession,
  setTechnician,
  setTokens,
  useSession,
} from './session.ts';
export { storeNameOf } from './store-name.ts';
