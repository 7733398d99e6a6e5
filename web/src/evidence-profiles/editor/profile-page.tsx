import { getRouteApi, Link, useNavigate } from '@tanstack/react-router';
import { isManager } from '@tidemark/contract/access';
import { evidenceProfileActions } from '@tidemark/contract/evidence-profiles/actions';
import type { EvidenceProfile } from '@tidemark/contract/evidence-profiles/profile';
import { ArrowLeft } from 'lucide-react';
import { useCallback, useState } from 'react';
import { call, useAnswer } from '../../offline/calls/index.ts';
import { useOnline } from '../../offline/faults/index.ts';
import { useSession } from '../../offline/session/index.ts';
import { AccessDenied } from '../../technicians/access-denied.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx';
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
  const { answer, problem, asking, refresh } = useAnswer(useCallback(() => newest(id), [id]));
  const online = useOnline();
  const [saved, setSaved] = useState<EvidenceProfile>();
  const profile = saved ?? answer;
  if (profile)
    return (
      <ProfileEditor
        key={profile.version}
        profile={profile}
        onSaved={setSaved}
        reload={async () => setSaved(await newest(id))}
      />
    );
  if (!asking)
    return (
      <ErrorState
        offline={!online}
        title={copy.loadFailed}
        message={problem ?? copy.notFound}
        onRetry={refresh}
      />
    );
  return (
    <Loading label={copy.loading}>
      <Skeleton height={320} />
    </Loading>
  );
}
