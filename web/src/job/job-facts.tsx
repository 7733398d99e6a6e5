import { Link } from '@tanstack/react-router';
import { dryingVisitOf, hasPlan } from '@tidemark/contract/drying/plan';
import type { Inspection } from '@tidemark/contract/inspections/inspection';
import type { Project } from '@tidemark/contract/projects';
import { MapPin } from 'lucide-react';
import type { ReactNode } from 'react';
import { cityLine, PhoneLink, streetLine } from '../projects/facts.tsx';
import { Skeleton } from '../ui/feedback/skeleton.tsx';
import { copy } from './copy.ts';
import { insuredBy } from './insured-by.ts';
import styles from './job-head.module.css';
import { mapsAnchor } from './maps-anchor.ts';
import type { OfficeParts } from './office-parts.ts';
import { partNames } from './parts.ts';
import { useTechnicianName } from './use-technician-name.ts';
import { visitWords } from './visit-words.ts';

interface Props {
  project: Project;
  newest: Inspection | undefined;
  office: OfficeParts | undefined;
}

/** On a desktop, in one line: who has it, when they come, where to, for whom, who insures it and what it comes to. */
export function JobFacts({ project, newest, office }: Props) {
  const { technicianId, scheduledDate, customerName, customerPhone } = project;
  const technician = useTechnicianName(project);
  // A completed one is re-opened first.
  const visit = project.status === 'Completed' ? undefined : office?.visit;
  const { insuranceCompany: insurer, claimNumber: claim } = insuredBy(project, newest);
  return (
    <dl className={`surface frame clip ${styles.facts}`}>
      <Cell
        term={copy.technician}
        act={visit?.(project, technicianId === null ? copy.assign : copy.reassign, true)}
      >
        {technician === undefined ? <Skeleton width={120} height={20} /> : <b>{technician}</b>}
      </Cell>
      <Cell term={copy.visit} act={visit?.(project, scheduledDate ? copy.reschedule : copy.schedule, true)}>
        <b>{visitWords(project)}</b>
      </Cell>
      {hasPlan(project) && (
        <Cell term={copy.dryingVisit} act={office?.visit(dryingVisitOf(project), copy.reschedule, true)}>
          <b>{visitWords(dryingVisitOf(project))}</b>
        </Cell>
      )}
      <Cell term={copy.address}>
        <a className="row gap-1 ink w-600" {...mapsAnchor(project)}>
          <MapPin size={16} aria-hidden />
          {streetLine(project)}
          <span className="visually-hidden"> (opens maps)</span>
        </a>
        <span className="ink-2">{cityLine(project)}</span>
      </Cell>
      <Cell term={copy.customer}>
        <b>{customerName}</b>
        {customerPhone && <PhoneLink number={customerPhone} />}
      </Cell>
      {(insurer || claim) && (
        <Cell term={copy.insurance}>
          {insurer && <b>{insurer}</b>}
          {claim && <span className="num ink-2">{claim}</span>}
        </Cell>
      )}
      {newest && office && (
        <Cell
          term={partNames.estimate}
          act={
            <Link
              to="/project/$projectId"
              params={{ projectId: String(project.id) }}
              search={{ part: 'estimate' }}
              replace
              resetScroll={false}
              aria-label={copy.open(partNames.estimate)}
            >
              Open
            </Link>
          }
        >
          {office.estimate(newest)}
        </Cell>
      )}
    </dl>
  );
}

function Cell({ term, act, children }: { term: string; act?: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt className="row justify-between ink-2 gap-2">
        {term}
        {act}
      </dt>
      <dd className="stack break-anywhere tight">{children}</dd>
    </div>
  );
}
