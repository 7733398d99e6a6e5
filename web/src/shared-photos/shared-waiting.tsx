import { Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { reportFault } from '../offline/faults/index.ts';
import { Note } from '../ui/feedback/note.tsx';
import { countShared } from './kept.ts';

/** Leads back to photos that were shared and not yet put to a project. */
export function SharedWaiting() {
  const [count, setCount] = useState(0);
  useEffect(() => {
    countShared().then(setCount, reportFault);
  }, []);
  if (count === 0) return null;
  return (
    <Note tone="silt" title={count === 1 ? '1 shared photo' : `${count} shared photos`}>
      Not in any project yet. <Link to="/share-photos">Choose a project and room</Link>
    </Note>
  );
}
