import { Link } from '@tanstack/react-router';
import { FileText, Images } from 'lucide-react';
import { ButtonLink } from '../../ui/controls/button.tsx';
import { copy, sections } from './copy.ts';

/** The way to what is added to a job, while it lasts and after Submit. */
export function JobWays({ projectId }: { projectId: number }) {
  const way = (category: 'photo' | 'document', icon: React.ReactNode) => (
    <ButtonLink
      wide
      icon={icon}
      renderRoot={(props) => (
        <Link
          to="/project/$projectId"
          params={{ projectId: String(projectId) }}
          search={{ part: 'files' }}
          hash={sections[category].id}
          {...props}
        />
      )}
    >
      {sections[category].title}
    </ButtonLink>
  );
  return (
    <nav className="grid cols-2 gap-2" aria-label={copy.ways}>
      {way('document', <FileText size={20} aria-hidden />)}
      {way('photo', <Images size={20} aria-hidden />)}
    </nav>
  );
}
