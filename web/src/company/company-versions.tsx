import { companyActions } from '@tidemark/contract/company/actions';
import { companyFields, type ListedCompanyVersion } from '@tidemark/contract/company/profile';
import { inSentence } from '@tidemark/contract/fields';
import { useCallback, useState } from 'react';
import { call, useAnswer } from '../offline/calls/index.ts';
import { Button } from '../ui/controls/button.tsx';
import { Loading, Skeleton } from '../ui/feedback/skeleton.tsx';
import { showMoment } from '../ui/format/dates.ts';
import { Card } from '../ui/layout/card.tsx';
import styles from './company.module.css';
import { copy } from './copy.ts';

/** At first; the rest on demand. */
const few = 5;

/** Who saved which version when, and what it changed. */
export function CompanyVersions() {
  const [limit, setLimit] = useState(few);
  const { answer, problem, refresh } = useAnswer(
    useCallback(() => call(companyActions.versions, { query: { limit } }), [limit]),
  );
  return (
    <Card title={copy.versions}>
      {!answer && problem === undefined && (
        <Loading label={copy.versionsLoading}>
          <Skeleton height={120} />
        </Loading>
      )}
      {!answer && problem !== undefined && (
        <div className="stack gap-2">
          <p role="alert">{problem}</p>
          <Button size="sm" onClick={refresh}>
            Retry
          </Button>
        </div>
      )}
      {answer && (
        <ol className={styles.versions}>
          {answer.versions.map((one) => (
            <li key={one.version} className="line-top">
              <b>{copy.version(one.version)}</b>
              <span className="ink-2 text-small">
                {one.savedAt && one.savedBy ? copy.saved(showMoment(one.savedAt), one.savedBy) : copy.made}
              </span>
              {changesOf(one) && <span className="text-small">{changesOf(one)}</span>}
            </li>
          ))}
        </ol>
      )}
      {answer && answer.pagination.total > answer.versions.length && limit === few && (
        <Button size="sm" onClick={() => setLimit(100)}>
          {copy.allVersions(answer.pagination.total)}
        </Button>
      )}
    </Card>
  );
}

function changesOf({ changed = [] }: ListedCompanyVersion): string {
  const names = changed.map((name) =>
    name === 'taxId'
      ? 'tax ID'
      : inSentence(companyFields[name as keyof typeof companyFields]?.label ?? name),
  );
  return names.length > 0 ? copy.changed(names) : '';
}
