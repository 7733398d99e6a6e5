import { Link } from '@tanstack/react-router';
import type { OfficeProject } from '@tidemark/contract/office/table';
import { Pencil } from 'lucide-react';
import { ButtonLink } from '../../ui/controls/button.tsx';
import { PriorityBadge, StatusBadge } from '../../ui/format/badge.tsx';
import { RecordCard } from '../../ui/layout/record-cards.tsx';
import { copy } from './copy.ts';
import { EvidenceWords } from './evidence-words.tsx';
import { Scheduled, TitleLink } from './project-parts.tsx';
import styles from './projects.module.css';
import { technicianWords } from './technician-words.ts';
import { Tick } from './tick.tsx';
import type { Chosen } from './use-chosen.ts';
import { showAge } from './words.ts';

interface Props {
  project: OfficeProject;
  ticked: boolean;
  choose: Chosen['choose'];
}

/** The facts of a table row, in the same order. */
export function ProjectCard({ project, ticked, choose }: Props) {
  const { id, title, customerName, addressLine1, city, claimType } = project;
  return (
    <RecordCard
      className={styles.card}
      aria-labelledby={`project-${id}`}
      data-row={id}
      data-ticked={ticked || undefined}
    >
      <div className="flex wrap gap-2">
        <StatusBadge value={project.status} />
        <PriorityBadge value={project.priority} />
      </div>
      <h2 id={`project-${id}`} className={`text-title w-650 tight ${styles.cardTitle}`}>
        <TitleLink project={project} />
      </h2>
      <p className="ink-2">
        <span className="num">#{id}</span> {customerName}
      </p>
      <p className="ink-2">
        {addressLine1}, {city}
      </p>
      <dl className={`grid cols-2 ${styles.facts}`}>
        <div>
          <dt>{copy.evidence}</dt>
          <dd>
            <EvidenceWords project={project} />
          </dd>
        </div>
        <div>
          <dt>Claim type</dt>
          <dd>{claimType ?? '-'}</dd>
        </div>
        <div>
          <dt>Technician</dt>
          <dd>{technicianWords(project)}</dd>
        </div>
        <div>
          <dt>Scheduled</dt>
          <dd>
            <Scheduled project={project} />
          </dd>
        </div>
        <div>
          <dt>Age</dt>
          <dd>{showAge(project.createdAt)}</dd>
        </div>
      </dl>
      <div className={`flex wrap line-top ${styles.acts}`}>
        <Tick
          project={project}
          label={
            <>
              Select<span className="visually-hidden"> {title}</span>
            </>
          }
          ticked={ticked}
          choose={choose}
        />
        <ButtonLink
          kind="quiet"
          icon={<Pencil size={20} aria-hidden />}
          renderRoot={(props) => (
            <Link to="/project/$projectId/edit" params={{ projectId: String(id) }} {...props} />
          )}
        >
          Edit<span className="visually-hidden"> {title}</span>
        </ButtonLink>
      </div>
    </RecordCard>
  );
}
