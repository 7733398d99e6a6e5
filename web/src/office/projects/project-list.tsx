import type { OfficeProject } from '@tidemark/contract/office/table';
import { RecordCards } from '../../ui/layout/record-cards.tsx';
import { useDesktop } from '../../ui/layout/use-desktop.ts';
import type { View } from './address.ts';
import { ProjectCard } from './project-card.tsx';
import { ProjectTable } from './project-table.tsx';
import type { Chosen } from './use-chosen.ts';
import type { ShowView } from './use-office-address.ts';

export interface ListProps {
  projects: readonly OfficeProject[];
  view: View;
  show: ShowView['show'];
  chosen: Chosen;
}

/** Cards on a phone and a tablet, a table on a desktop. */
export function ProjectList(props: ListProps) {
  const desktop = useDesktop();
  if (desktop) return <ProjectTable {...props} />;
  return (
    <RecordCards>
      {props.projects.map((project) => (
        <ProjectCard
          key={project.id}
          project={project}
          ticked={props.chosen.ids.has(project.id)}
          choose={props.chosen.choose}
        />
      ))}
    </RecordCards>
  );
}
