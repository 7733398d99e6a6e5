import { Link } from '@tanstack/react-router';
import { Droplets, FileText, Images } from 'lucide-react';
import { ButtonLink } from '../../ui/controls/button.tsx';
import { type JobAddress, partNames } from '../parts.ts';
import { copy, sections } from './copy.ts';

/** The ways to what is added to a job, while it lasts and after Submit. */
export function JobWays({ projectId }: { projectId: number }) {
  const way = (name: string, icon: React.ReactNode, search: JobAddress, hash?: string) => (
    <ButtonLink
      wide
      icon={icon}
      renderRoot={(props) => (
        <Link
          to="/project/$projectId"
          params={{ projectId: String(projectId) }}
          search={search}
          {...(hash !== undefined && { hash })}
          {...props}
        />
      )}
    >
      {name}
    </ButtonLink>
  );
  const { document, photo } = sections;
  return (
    <nav className="grid cols-2 gap-2" aria-label={copy.ways}>
      <div className="col-all">
        {way(partNames.drying, <Droplets size={20} aria-hidden />, { part: 'drying' })}
      </div>
      {way(document.title, <FileText size={20} aria-hidden />, { part: 'files' }, document.id)}
      {way(photo.title, <Images size={20} aria-hidden />, { part: 'files' }, photo.id)}
    </nav>
  );
}
