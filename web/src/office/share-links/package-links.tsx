import { packageActions } from '@tidemark/contract/packages/actions';
import { useCallback } from 'react';
import { call, useAnswer } from '../../offline/calls/index.ts';
import { showMoment } from '../../ui/format/dates.ts';
import { askEnd, copy } from './copy.ts';
import { LinkRow } from './link-row.tsx';

/** The links to packages of a project, below those to its rooms. */
export function PackageLinks({ projectId }: { projectId: number }) {
  const read = useCallback(() => call(packageActions.list, { params: { id: projectId } }), [projectId]);
  const { answer, refresh } = useAnswer(read);
  const linked = answer?.packages.filter(({ linkUntil }) => linkUntil !== null) ?? [];
  if (linked.length === 0) return null;
  return (
    <ul aria-label={copy.packages}>
      {linked.map(({ id, kind, createdBy, createdAt, linkUntil }) => (
        <LinkRow
          key={id}
          name={copy.packageOf(kind)}
          label={`${copy.packageOf(kind)}, ${showMoment(createdAt)}`}
          facts={copy.by(createdBy, showMoment(createdAt), showMoment(linkUntil!))}
          question={askEnd(copy.package, createdBy, 'package')}
          end={() => call(packageActions.endLink, { params: { id: projectId, packageId: id } })}
          onEnded={refresh}
        />
      ))}
    </ul>
  );
}
