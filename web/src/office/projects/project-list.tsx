import { RecordCards } from '../../ui/layout/record-cards.tsx';
import { useDesktop } from '../../ui/layout/use-desktop.ts';
import { ProjectCard } from './project-card.tsx';
import { type ListProps, ProjectTable } from './project-table.tsx';
import { SelectAll } from './select-all.tsx';

/** Cards on a phone and a tablet, a table on a desktop. */
export function ProjectList(props: ListProps) {
  const desktop = useDesktop();
  if (desktop) return <ProjectTable {...props} />;
  return (
    <>
      <SelectAll projects={props.projects} chosen={props.chosen} />
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
    </>
  );
}
