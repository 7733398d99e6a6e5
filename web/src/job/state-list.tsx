import { Link } from '@tanstack/react-router';
import { documentState, type SignedDocument } from '@tidemark/contract/documents/document';
import type { Inspection } from '@tidemark/contract/inspections/inspection';
import {
  Calculator,
  ClipboardCheck,
  Droplets,
  FileText,
  History,
  Images,
  type LucideIcon,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { InspectionStatusBadge } from '../ui/format/badge.tsx';
import { photoCounts } from '../ui/format/photo-counts.ts';
import { Card } from '../ui/layout/card.tsx';
import { WayRow } from '../ui/layout/way-row.tsx';
import { copy } from './copy.ts';
import { countOf, type Evidence } from './evidence/evidence-of.ts';
import styles from './overview.module.css';
import { type JobAddress, partNames } from './parts.ts';

interface Props {
  projectId: number;
  /** Undefined before the first: documents are signed by then. */
  newest: Inspection | undefined;
  /** Undefined while it may be incomplete. */
  evidence: Evidence | undefined;
  /** Undefined until the device answers. */
  papers: readonly SignedDocument[] | undefined;
  office: boolean;
}

/** On touch, the parts of a job as rows: what is there of each, and the way in. */
export function StateList({ projectId, newest, evidence, papers, office }: Props) {
  const toSign = papers?.filter((paper) => documentState(paper) === 'Draft').length ?? 0;
  const signed = papers?.filter((paper) => documentState(paper) === 'Sealed').length ?? 0;
  const row = (
    part: NonNullable<JobAddress['part']>,
    icon: LucideIcon,
    title: string,
    facts: string | undefined,
    state?: ReactNode,
  ) => (
    <WayRow
      icon={icon}
      title={title}
      facts={facts}
      end={state}
      renderRoot={(props) => (
        <Link
          to="/project/$projectId"
          params={{ projectId: String(projectId) }}
          search={{ part }}
          {...props}
        />
      )}
    />
  );
  return (
    <Card title={copy.state} className="no-print" flush>
      <ul>
        {newest &&
          row(
            'sheets',
            ClipboardCheck,
            copy.inspection,
            evidence && sheetWords(evidence),
            <InspectionStatusBadge value={newest.status === 'In Progress' ? 'Active' : newest.status} />,
          )}
        {newest && row('evidence', Images, partNames.evidence, evidence && fileWords(evidence))}
        {row('drying', Droplets, partNames.drying, copy.dryingHolds)}
        {row(
          'papers',
          FileText,
          partNames.papers,
          signed > 0 ? copy.signed(signed) : copy.reports,
          toSign > 0 && <b className={styles.open}>{copy.openToSign(toSign)}</b>,
        )}
        {newest && row('estimate', Calculator, partNames.estimate, copy.estimateHolds)}
        {newest && office && row('activity', History, partNames.activity, copy.activityHolds)}
      </ul>
    </Card>
  );
}

function sheetWords({ rooms }: Evidence): string {
  const lines = rooms.reduce((sum, { claimItem }) => sum + (claimItem?.filledCount ?? 0), 0);
  return `${copy.counted(rooms.length, 'room')}, ${copy.counted(lines, 'line')}`;
}

function fileWords(evidence: Evidence): string {
  const { photos, debris, documents, voiceNotes } = countOf(evidence);
  const counts = [...photoCounts(photos, debris), [documents + voiceNotes, 'file'] as const];
  return counts.map(([count, what]) => copy.counted(count, what)).join(', ');
}
