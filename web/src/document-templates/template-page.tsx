import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { documentTemplateActions } from '@tidemark/contract/document-templates/actions';
import type { DocumentTemplate } from '@tidemark/contract/document-templates/template';
import { useCallback } from 'react';
import { ManagersSettings } from '../company/managers-settings.tsx';
import { FromOffice } from '../forms/from-office.tsx';
import { call } from '../offline/calls/index.ts';
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
  return (
    <FromOffice copy={copy} read={useCallback(() => newest(id), [id])}>
      {(template, onSaved, reload) => (
        <TemplateEditor key={template.version} {...{ template, onSaved, reload }} />
      )}
    </FromOffice>
  );
}
