import { Link } from '@tanstack/react-router';
import { documentTemplateActions } from '@tidemark/contract/document-templates/actions';
import { languageNames } from '@tidemark/contract/document-templates/kinds';
import { FileText, Plus } from 'lucide-react';
import { useCallback } from 'react';
import { ManagersSettings } from '../company/managers-settings.tsx';
import { call, useAnswer } from '../offline/calls/index.ts';
import { useOnline } from '../offline/faults/index.ts';
import { ErrorState } from '../ui/feedback/error-state.tsx';
import { Loading, Skeleton } from '../ui/feedback/skeleton.tsx';
import { showMoment } from '../ui/format/dates.ts';
import { Card } from '../ui/layout/card.tsx';
import { copy } from './copy.ts';
import styles from './document-templates.module.css';
import { TemplateBadge } from './template-badge.tsx';

/** /settings/documents, for managers. */
export function TemplatesPage() {
  return (
    <ManagersSettings title={copy.title} denied={copy.deniedMessage}>
      <Templates />
    </ManagersSettings>
  );
}

function Templates() {
  const { answer, problem, asking, refresh } = useAnswer(
    useCallback(() => call(documentTemplateActions.list, {}), []),
  );
  const online = useOnline();
  if (!answer && problem !== undefined)
    return (
      <ErrorState
        offline={!online}
        title={copy.loadFailed}
        message={problem}
        retrying={asking}
        onRetry={refresh}
      />
    );
  if (!answer)
    return (
      <Loading label={copy.loading}>
        <Skeleton height={320} />
      </Loading>
    );
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
        {answer.templates.map((template) => (
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
