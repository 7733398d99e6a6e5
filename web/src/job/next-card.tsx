import type { Project } from '@tidemark/contract/projects';
import { Navigation, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { cityLine, Lockbox, streetLine } from '../projects/facts.tsx';
import { ButtonLink } from '../ui/controls/button.tsx';
import { telOf } from '../ui/format/tel-of.ts';
import { copy } from './copy.ts';
import styles from './job-head.module.css';
import { mapsAnchor } from './maps-anchor.ts';
import type { OfficeParts } from './office-parts.ts';
import { useTechnicianName } from './use-technician-name.ts';
import { visitWords } from './visit-words.ts';

interface Props {
  project: Project;
  office: OfficeParts | undefined;
  /** What it is called, in the place of who has it. */
  name?: string;
  /** The one button into the work. */
  children: ReactNode;
}

/** On touch, first of all: when, who, the button into the work, the way there and a call. */
export function NextCard({ project, office, name, children }: Props) {
  const { technicianId, scheduledDate, customerPhone, lockboxNumber } = project;
  const technician = useTechnicianName(project);
  // A completed one is re-opened first.
  const visit = project.status === 'Completed' ? undefined : office?.visit;
  return (
    <section className={`surface clip ${styles.next}`} aria-label={name ?? copy.visit}>
      <p className="row wrap justify-between gap-2">
        <b>{name ?? visitWords(project)}</b>
        <span>{name === undefined ? technician : visitWords(project)}</span>
      </p>
      <div className="stack gap-2">
        {children}
        <div className="grid cols-2 narrow-cols-1 gap-2">
          <ButtonLink wide icon={<Navigation size={20} aria-hidden />} {...mapsAnchor(project)}>
            {copy.directions}
          </ButtonLink>
          {customerPhone && (
            <ButtonLink wide icon={<Phone size={20} aria-hidden />} href={telOf(customerPhone)}>
              {copy.call}
            </ButtonLink>
          )}
          {visit?.(project, technicianId === null ? copy.assign : copy.reassign)}
          {visit?.(project, scheduledDate ? copy.reschedule : copy.schedule)}
        </div>
        <div className={`row wrap justify-between line-top gap-2 ${styles.place}`}>
          <span className="min-w-0 break-anywhere">
            {[streetLine(project), cityLine(project)].join(', ')}
          </span>
          {lockboxNumber && <Lockbox number={lockboxNumber} />}
        </div>
      </div>
    </section>
  );
}
