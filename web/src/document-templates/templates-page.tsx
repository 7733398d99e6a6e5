import { Link } from '@tanstack/react-router';
import { documentTemplateActions } from '@tidemark/contract/document-templates/actions';
import { languageNames } from '@tidemark/contract/document-templates/kinds';
import type { DocumentTemplate } from '@tidemark/contract/document-templates/template';
import { FileText, Plus } from 'lucide-react';
import { ManagersSettings } from '../company/managers-settings.tsx';
import { FromOffice } from '../forms/from-office.tsx';
import { call } from '../offline/calls/index.ts';
import { showMoment } from '../ui/format/dates.ts';
import { Card } from '../ui/layout/card.tsx';
import { copy } from './copy.ts';
import styles from './document-templates.module.css';
import { TemplateBadge } from './template-badge.tsx';

const read = () => call(documentTemplateActions.list, {});

/** /settings/documents, for managers. */
export function TemplatesPage() {
  return (
    <ManagersSettings title={copy.title} denied={copy.deniedMessage}>
      <FromOffice copy={copy} read={read}>
        {({ templates }) => <Templates templates={templates} />}
      </FromOffice>
    </ManagersSettings>
  );
}

function Templates({ templates }: { templates: readonly DocumentTemplate[] }) {
  return (
    <Card
      flush
      title={copy.title}
      action={
        <Link className={styles.add} to="/settings/documents/$templateId" params={{ templateId: 'new' }}>
          <Plus size={18} aria-hidden />
          {copy.add}
        </Link>
      }
    >
      <p className={`ink-2 ${styles.hint}`}>{copy.hint}</p>
      <ul>
        {templates.map((template) => (
          <li key={template.id} className="line-top">
            <Link
              className={`row gap-3 ${styles.row}`}
              to="/settings/documents/$templateId"
              params={{ templateId: template.id }}
            >
              <FileText size={20} aria-hidden />
              <span className="min-w-0">
                <b dir="auto">{template.title}</b>
                <span className="ink-2 text-small">
                  {languageNames[template.language]} · {copy.version(template.version)}
                  {template.savedAt && ` · ${showMoment(template.savedAt)}`}
                </span>
              </span>
              <TemplateBadge {...template} />
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
