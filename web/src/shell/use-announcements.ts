import { useEffect } from 'react';
import { announceAssignments } from '../settings/announce-assignments.ts';

/** While somebody is signed in. */
export function useAnnouncements() {
  useEffect(() => announceAssignments(), []);
}
