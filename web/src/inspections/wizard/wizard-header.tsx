import { Link } from '@tanstack/react-router';
import type { Project } from '@tidemark/contract/projects';
import { ArrowLeft } from 'lucide-react';
import { memo } from 'react';
import { SendLink } from '../../claim-sheets/send-link.tsx';
import { useSendState } from '../../offline/outbox/index.ts';
import { ButtonLink } from '../../ui/controls/button.tsx';
import { IconLink } from '../../ui/controls/icon-button.tsx';
import { Badge } from '../../ui/format/badge.tsx';
import { AppBar } from '../../ui/layout/app-bar.tsx';
import { copy, enquiry } from '../copy.ts';
import { useAnswer } from '../intake/draft-context.tsx';
import styles from './wizard-header.module.css';

/** The wizard's bar: back link, project number, claim type and send state. */
export const WizardHeader = memo(function WizardHeader({
  project,
}: {
  project: Pick<Project, 'id' | 'title'>;
}) {
  const send = useSendState();
  const claimType = useAnswer('insuranceClaimType');
  return (
    <AppBar send={send} start={<Back />} end={<SendLink state={send} />}>
      <Badge>{enquiry(project.id)}</Badge>
      {claimType && <span className="text-body w-650">{claimType}</span>}
      <span className={styles.title}>{project.title}</span>
    </AppBar>
  );
});

function Back() {
  return (
    <>
      <span className="touch-only">
        <IconLink
          label={copy.backToDashboard}
          icon={<ArrowLeft size={24} aria-hidden />}
          renderRoot={(props) => <Link to="/dashboard" {...props} />}
        />
      </span>
      <span className={styles.desktop}>
        <ButtonLink
          size="sm"
          icon={<ArrowLeft size={18} aria-hidden />}
          renderRoot={(props) => <Link to="/dashboard" {...props} />}
        >
          {copy.backToDashboard}
        </ButtonLink>
      </span>
    </>
  );
}
