import { Link } from '@tanstack/react-router';
import type { DryingRoom } from '@tidemark/contract/drying/record';
import { DraftingCompass } from 'lucide-react';
import { ButtonLink, type ButtonLinkProps } from '../../ui/controls/button.tsx';

/** To the drawing of a drying's room. */
export function SketchLink({
  projectId,
  room,
  ...look
}: { projectId: number; room: DryingRoom } & ButtonLinkProps) {
  return (
    <ButtonLink
      icon={<DraftingCompass size={20} aria-hidden />}
      renderRoot={(props) => (
        <Link
          to="/project/$projectId/drying/$recordId/sketch"
          params={{ projectId: String(projectId), recordId: room.id }}
          {...props}
        />
      )}
      {...look}
    />
  );
}
