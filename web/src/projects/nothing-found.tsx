import { Link } from '@tanstack/react-router';
import { isManager } from '@tidemark/contract/access';
import { X } from 'lucide-react';
import { useSession } from '../offline/session/index.ts';
import { Button, ButtonLink } from '../ui/controls/button.tsx';
import { EmptyState } from '../ui/feedback/empty-state.tsx';
import { copy } from './copy.ts';
import type { Filter } from './filters.ts';

interface Props {
  filter: Filter;
  search: string;
  /** The office has never answered on this device. */
  never: boolean;
  onShowAll: () => void;
  onClearSearch: () => void;
}

/** Why there are no cards, and the way back to some (first document, section 2, "Empty states"). */
export function NothingFound({ filter, search, never, onShowAll, onClearSearch }: Props) {
  const role = useSession()?.technician.role;
  const urgent = filter === 'Urgent';
  const hint = search ? copy.hintSearch : never ? copy.hintNever : urgent ? copy.hintUrgent : copy.hintFilter;
  return (
    <div className="surface frame" role="status">
      <EmptyState
        title={urgent ? copy.noUrgent : copy.noProjects}
        hint={hint}
        action={
          search ? (
            <Button icon={<X size={20} aria-hidden />} onClick={onClearSearch}>
              {copy.clearSearch}
            </Button>
          ) : filter !== 'All' ? (
            <Button onClick={onShowAll}>{copy.showAll}</Button>
          ) : (
            role &&
            isManager(role) && (
              <ButtonLink renderRoot={(props) => <Link to="/projects" {...props} />}>
                {copy.officeProjects}
              </ButtonLink>
            )
          )
        }
      />
    </div>
  );
}
