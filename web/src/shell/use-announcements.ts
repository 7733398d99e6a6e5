import { useEffect } from 'react';
import { answersInstead, isStranger, onStranger } from '../offline/faults/index.ts';
import { announceAssignments } from '../settings/announce-assignments.ts';
import { hideToast, showToast } from '../ui/feedback/toast.tsx';

/** While signed in. */
export function useAnnouncements() {
  useEffect(() => announceAssignments(), []);
  useEffect(() => onStranger(tellStranger), []);
}

/** On every screen: it stays until it is closed, or until the office answers again. */
function tellStranger(): void {
  const message = 'What you enter is saved on this device. It will be sent once the office can be reached.';
  if (isStranger()) showToast({ kind: 'error', id: 'stranger', title: answersInstead, message });
  else hideToast('stranger');
}
