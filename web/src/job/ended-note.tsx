import { useLocation } from '@tanstack/react-router';
import { CircleCheck } from 'lucide-react';
import { copy } from '../inspections/copy.ts';
import { Note } from '../ui/feedback/note.tsx';

/** Why the wizard led here. */
export function EndedNote() {
  const ended = useLocation({ select: ({ state }) => state.inspectionEnded });
  if (!ended) return null;
  return (
    <Note tone="tide" icon={CircleCheck} role="status">
      <h2 className="text-body w-700">{copy.completedTitle}</h2>
      <p>{copy.completedMessage}</p>
    </Note>
  );
}
