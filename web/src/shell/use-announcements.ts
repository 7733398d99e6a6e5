import { useEffect } from 'react';
import { blockedMessage, isBlocked, onBlockedChange } from '../offline/faults/index.ts';
import { wantsPushes } from '../push/wish.ts';
import { announceAssignments } from '../settings/announce-assignments.ts';
import { hideToast, showToast } from '../ui/feedback/toast.tsx';

/** While signed in. */
export function useAnnouncements() {
  useEffect(() => announceAssignments(), []);
  useEffect(() => onBlockedChange(tellStranger), []);
  useEffect(() => void followPushes(), []);
}

/** On every screen: it stays until it is closed, or until the server responds again. */
function tellStranger(): void {
  const message = 'What you enter is saved on this device. It will be sent once the office can be reached.';
  if (isBlocked()) showToast({ kind: 'error', id: 'stranger', title: blockedMessage, message });
  else hideToast('stranger');
}

/** Only where somebody asked for pushes is there anything to load. */
async function followPushes(): Promise<void> {
  if (wantsPushes()) (await import('../push/follow-pushes.ts')).followPushes();
}
