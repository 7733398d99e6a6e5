import { useParams } from '@tanstack/react-router';
import { isManager } from '@tidemark/contract/access';
import { projectActions } from '@tidemark/contract/projects';
import { numberInPath } from '@tidemark/contract/typed-numbers';
import { type ReactNode, useCallback } from 'react';
import { FromOffice } from '../../forms/from-office.tsx';
import { call } from '../../offline/calls/index.ts';
import { useSession } from '../../offline/session/index.ts';
import { AccessDenied } from '../../technicians/access-denied.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { copy } from './copy.ts';
import styles from './form.module.css';
import { ProjectEditor } from './project-editor.tsx';

/** /projects/new */
export function NewProjectPage() {
  return (
    <ForManagers title={copy.newTitle}>
      <ProjectEditor project={undefined} />
    </ForManagers>
  );
}

/** /project/{projectId}/edit */
export function EditProjectPage() {
  const { projectId } = useParams({ strict: false });
  return (
    <ForManagers title={copy.editTitle}>
      <EditProject key={projectId} id={numberInPath(projectId)} />
    </ForManagers>
  );
}

function ForManagers({ title, children }: { title: string; children: ReactNode }) {
  const actor = useSession()?.technician;
  if (!actor) return null;
  if (!isManager(actor.role)) return <AccessDenied title={title} message={copy.deniedMessage} />;
  return (
    <Page title={title} className={styles.page}>
      {children}
    </Page>
  );
}

/** Edits the server's record, not this device's. */
function EditProject({ id }: { id: number }) {
  const read = useCallback(() => call(projectActions.read, { params: { id } }), [id]);
  return (
    <FromOffice copy={copy} read={read}>
      {({ project }) => <ProjectEditor project={project} />}
    </FromOffice>
  );
}
