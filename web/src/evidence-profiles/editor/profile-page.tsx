import { getRouteApi, Link, useNavigate } from '@tanstack/react-router';
import { isManager } from '@tidemark/contract/access';
import { evidenceProfileActions } from '@tidemark/contract/evidence-profiles/actions';
import type { EvidenceProfile } from '@tidemark/contract/evidence-profiles/profile';
import { ArrowLeft } from 'lucide-react';
import { useCallback } from 'react';
import { FromOffice } from '../../forms/from-office.tsx';
import { call } from '../../offline/calls/index.ts';
import { useSession } from '../../offline/session/index.ts';
import { AccessDenied } from '../../technicians/access-denied.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { copy } from './copy.ts';
import styles from './editor.module.css';
import { ProfileEditor } from './profile-editor.tsx';

const route = getRouteApi('/signed-in/with-navigation/settings/evidence/$profileId');
const newest = async (id: string) =>
  (await call(evidenceProfileActions.list, {})).profiles.find((profile) => profile.id === id);

/** /settings/evidence/{id} or /new, for managers. */
export function ProfilePage() {
  const role = useSession()?.technician.role;
  const { profileId } = route.useParams();
  if (!role) return null;
  if (!isManager(role)) return <AccessDenied title={copy.title} message={copy.denied} />;
  return (
    <Page wide>
      <Link to="/settings/evidence" className={styles.add}>
        <ArrowLeft size={18} aria-hidden />
        {copy.back}
      </Link>
      {profileId === 'new' ? <Adding /> : <Editing key={profileId} id={profileId} />}
    </Page>
  );
}

function Adding() {
  const navigate = useNavigate();
  const open = ({ id }: EvidenceProfile) =>
    void navigate({ to: '/settings/evidence/$profileId', params: { profileId: id }, replace: true });
  return <ProfileEditor profile={undefined} onSaved={open} reload={async () => {}} />;
}

function Editing({ id }: { id: string }) {
  return (
    <FromOffice copy={copy} read={useCallback(() => newest(id), [id])}>
      {(profile, onSaved, reload) => (
        <ProfileEditor key={profile.version} {...{ profile, onSaved, reload }} />
      )}
    </FromOffice>
  );
}
