import type { Technician } from '@tidemark/contract/technicians';
import { origin } from '../calls/request.ts';
import { clearSession, setSession } from '../session/session.ts';
import { closeDevice, type Device, device } from '../store/device.ts';
import { MemoryStorage } from './memory-storage.ts';
import './xhr.ts';

/** What a browser has and Node lacks: storage for the session, and IndexedDB in memory. */
Object.defineProperty(globalThis, 'localStorage', { value: new MemoryStorage(), configurable: true });

let nextTechnician = 1;

/** An unused device, with a technician signed in whose calls go to `address`. */
export function freshDevice(address: string): Device {
  clearSession();
  closeDevice();
  origin.value = address;
  const technician = { id: nextTechnician++, firstName: 'Dana' } as Technician;
  setSession({ accessToken: 'access-1', refreshToken: 'refresh-1', technician });
  return device();
}

/** Waits for a condition, trying every few milliseconds. @throws Error after ten seconds */
export async function until(
  holds: () => Promise<boolean> | boolean,
  each: () => void = () => {},
): Promise<void> {
  const deadline = Date.now() + 10_000;
  while (!(await holds())) {
    if (Date.now() > deadline) throw new Error('The condition did not come true within 10 s.');
    each();
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}
