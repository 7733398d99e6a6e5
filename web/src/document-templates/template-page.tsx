import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { documentTemplateActions } from '@tidemark/contract/document-templates/actions';
import type { DocumentTemplate } from '@tidemark/contract/document-templates/template';
import { useCallback, useState } from 'react';
import { ManagersSettings } from '../company/managers-settings.tsx';
import { call, useAnswer } from '../offline/calls/index.ts';
import { useOnline } from '../offline/faults/index.ts';
import { ErrorState } from '../ui/feedback/error-state.tsx';
import { Loading, Skeleton } from '../ui/feedback/skeleton.tsx';
import { copy } from './copy.ts';
import { TemplateEditor } from './template-editor.tsx';

const route = getRouteApi('/signed-in/with-navigation/settings/documents/$templateId');
const newest = async (id: string) =>
  (await call(documentTemplateActions.list, {})).templates.find((template) => template.id === id);

/** /settings/documents/{id} or /new, for managers. */
export function TemplatePage() {
  const { templateId } = route.useParams();
  return (
    <ManagersSettings title={copy.title} denied={copy.deniedMessage}>
      {templateId === 'new' ? <Adding /> : <Editing key={templateId} id={templateId} />}
    </ManagersSettings>
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
  const online = useOnline();
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
