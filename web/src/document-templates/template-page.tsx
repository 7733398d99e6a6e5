import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { isManager } from '@tidemark/contract/access';
import { documentTemplateActions } from '@tidemark/contract/document-templates/actions';
import type { DocumentTemplate } from '@tidemark/contract/document-templates/template';
import { useCallback, useState } from 'react';
import { SettingsFrame } from '../company/settings-frame.tsx';
import { call, useAnswer } from '../offline/calls/index.ts';
import { useSession } from '../offline/session/index.ts';
import { AccessDenied } from '../technicians/access-denied.tsx';
import { ErrorState } from '../ui/feedback/error-state.tsx';
import { Loading, Skeleton } from '../ui/feedback/skeleton.tsx';
import { Page } from '../ui/layout/page.tsx';
import { copy } from './copy.ts';
import { TemplateEditor } from './template-editor.tsx';

const route = getRouteApi('/signed-in/with-navigation/settings/documents/$templateId');
const newest = async (id: string) =>
  (await call(documentTemplateActions.list, {})).templates.find((template) => template.id === id);

/** /settings/documents/{id} or /new, for managers. */
export function TemplatePage() {
  const role = useSession()?.technician.role;
  const { templateId } = route.useParams();
  if (!role) return null;
  if (!isManager(role)) return <AccessDenied title={copy.title} message={copy.deniedMessage} />;
  return (
    <Page wide title={copy.title}>
      <SettingsFrame>
        {templateId === 'new' ? <Adding /> : <Editing key={templateId} id={templateId} />}
      </SettingsFrame>
    </Page>
  );
}

function Adding() {
  const navigate = useNavigate();
  const open = ({ id }: DocumentTemplate) =>
    void navigate({
      to: '/settings/documents/$templateId',
      params: { templateId: id },
      replace: true,
    });
  return <TemplateEditor template={undefined} onSaved={open} reload={async () => {}} />;
}

function Editing({ id }: { id: string }) {
  const { answer, problem, asking, refresh } = useAnswer(useCallback(() => newest(id), [id]));
  const [saved, setSaved] = useState<DocumentTemplate>();
  const template = saved ?? answer;
  if (template)
    return (
      <TemplateEditor
        key={template.version}
        template={template}
        onSaved={setSaved}
        reload={async () => setSaved(await newest(id))}
      />
    );
  if (!asking)
    return <ErrorState title={copy.loadFailed} message={problem ?? copy.notFound} onRetry={refresh} />;
  return (
    <Loading label={copy.loading}>
      <Skeleton height={320} />
    </Loading>
  );
}
