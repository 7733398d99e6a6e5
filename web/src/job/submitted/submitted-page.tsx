import { Link, Navigate } from '@tanstack/react-router';
import type { Project } from '@tidemark/contract/projects';
import { Calculator, Droplets, FileText, FolderOpen, Images, Repeat2, Share2 } from 'lucide-react';
import { useEffect } from 'react';
import { useRecord } from '../../offline/store/index.ts';
import { useFollowUp } from '../../projects/use-follow-up.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { WayRow, type WayRowProps } from '../../ui/layout/way-row.tsx';
import type { JobAddress } from '../parts.ts';
import { copy } from './copy.ts';
import { NextJob } from './next-job.tsx';
import styles from './submitted.module.css';
import { SubmittedCard } from './submitted-card.tsx';

/** After Submit: that it is done, whether the office has it, what this job offers now, and the next one. */
export function SubmittedPage({ inspectionId }: { inspectionId: string }) {
  const inspection = useRecord('inspections', inspectionId);
  const project = useRecord('projects', inspection?.projectId ?? 0);
  useEffect(() => {
    document.title = `${copy.title} · Tidemark`;
  }, []);
  if (inspection === undefined || (inspection && project === undefined)) return null;
  // Taken back under To send, or no longer on this device.
  if (!project || inspection?.status !== 'Completed') return <Navigate to="/" state={{}} replace />;
  return (
    <Page wide>
      <div className={`stack gap-3 ${styles.columns}`}>
        <SubmittedCard inspection={inspection} project={project} />
        <ThisJob project={project} />
        <NextJob after={project.id} />
      </div>
    </Page>
  );
}

function ThisJob({ project }: { project: Project }) {
  const followUp = useFollowUp();
  const row = (part: JobAddress['part'], look: Pick<WayRowProps, 'icon' | 'title' | 'facts'>) => (
    <WayRow
      {...look}
      renderRoot={(props) => (
        <Link
          to="/project/$projectId"
          params={{ projectId: String(project.id) }}
          search={part ? { part } : {}}
          {...props}
        />
      )}
    />
  );
  return (
    <Card title={copy.job} flush>
      <ul>
        {row('drying', { icon: Droplets, title: copy.drying, facts: copy.dryingHolds })}
        {row('files', { icon: Images, title: copy.files, facts: copy.filesHold })}
        {row('papers', { icon: FileText, title: copy.report, facts: copy.reportHolds })}
        {row('estimate', { icon: Calculator, title: copy.estimate, facts: copy.estimateHolds })}
        {row('sheets', { icon: Share2, title: copy.share, facts: copy.shareHolds })}
        <WayRow
          icon={Repeat2}
          title={copy.followUp}
          facts={copy.followUpHolds}
          renderRoot={(props) => (
            <button type="button" aria-haspopup="dialog" onClick={() => followUp.open(project)} {...props} />
          )}
        />
        {row(undefined, { icon: FolderOpen, title: copy.details, facts: copy.detailsHold })}
      </ul>
      {followUp.dialog(() => {})}
    </Card>
  );
}
