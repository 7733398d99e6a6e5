import { isManager } from '@tidemark/contract/access';
import { History } from 'lucide-react';
import { useState } from 'react';
import { useOnline } from '../offline/faults/index.ts';
import { useSession } from '../offline/session/index.ts';
import { Button } from '../ui/controls/button.tsx';
import { EmptyState } from '../ui/feedback/empty-state.tsx';
import { ErrorState } from '../ui/feedback/error-state.tsx';
import { Loading, Skeleton } from '../ui/feedback/skeleton.tsx';
import { Page } from '../ui/layout/page.tsx';
import { copy } from './copy.ts';
import { PriceListEditor } from './price-list-editor.tsx';
import { usePriceList } from './use-price-list.ts';
import { VersionsDialog } from './versions-dialog.tsx';

/** /price-list: managers edit it in place, technicians read it. */
export function PriceListPage() {
  const role = useSession()?.technician.role;
  const online = useOnline();
  const { list, problem, refused, reading, reload, lay } = usePriceList();
  const [versions, setVersions] = useState(false);
  return (
    <Page wide title={copy.title}>
      {!list && !online && <EmptyState title={copy.offline} />}
      {!list && refused && <EmptyState title={copy.refused} hint={copy.refusedHint} />}
      {!list && online && !refused && problem !== undefined && (
        <ErrorState
          title={copy.loadFailed}
          message={problem}
          onRetry={() => void reload()}
          retrying={reading}
        />
      )}
      {!list && online && problem === undefined && (
        <Loading label="Loading...">
          <Skeleton height={320} />
        </Loading>
      )}
      {list && (
        <PriceListEditor
          list={list}
          mayEdit={role !== undefined && isManager(role)}
          problem={problem}
          reload={reload}
          lay={lay}
          tools={
            <Button size="sm" icon={<History size={18} aria-hidden />} onClick={() => setVersions(true)}>
              {copy.versions}
            </Button>
          }
        />
      )}
      {versions && <VersionsDialog onClose={() => setVersions(false)} />}
    </Page>
  );
}
