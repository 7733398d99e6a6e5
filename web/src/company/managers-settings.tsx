import { isManager } from '@tidemark/contract/access';
import type { ReactNode } from 'react';
import { useSession } from '../offline/session/index.ts';
import { AccessDenied } from '../technicians/access-denied.tsx';
import { Page } from '../ui/layout/page.tsx';
import { SettingsFrame } from './settings-frame.tsx';

interface Props {
  title: string;
  /** What a technician reads instead. */
  denied: string;
  children: ReactNode;
}

/** A page of settings that managers keep. */
export function ManagersSettings({ title, denied, children }: Props) {
  const role = useSession()?.technician.role;
  if (!role) return null;
  if (!isManager(role)) return <AccessDenied title={title} message={denied} />;
  return (
    <Page wide title={title}>
      <SettingsFrame>{children}</SettingsFrame>
    </Page>
  );
}
