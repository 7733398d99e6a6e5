import { Link } from '@tanstack/react-router';
import { LayoutTemplate } from 'lucide-react';
import { ButtonLink } from '../ui/controls/button.tsx';

interface Props {
  projectId: number;
  inspectionId: string;
  /** Which inspection, where there are several. */
  name?: string | undefined;
}

/** To the rooms of an inspection beside each other. */
export function FloorPlanLink({ projectId, inspectionId, name }: Props) {
  return (
    <ButtonLink
      icon={<LayoutTemplate size={18} aria-hidden />}
      renderRoot={(props) => (
        <Link
          to="/project/$projectId/floor-plan/$inspectionId"
          params={{ projectId: String(projectId), inspectionId }}
          {...props}
        />
      )}
    >
      {name ? `Floor plan, ${name}` : 'Floor plan'}
    </ButtonLink>
  );
}
