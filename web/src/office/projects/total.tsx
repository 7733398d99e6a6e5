import type { OfficeCount } from '@tidemark/contract/office/table';
import { copy } from './copy.ts';

/** "1,204 projects"; "10,000+" if there are more. It arrives after the page itself. */
export function Total({ counted, failed }: { counted: OfficeCount | undefined; failed: boolean }) {
  return (
    <p className="ink-2 tabular" role="status">
      {counted ? (
        <>
          <b>
            {counted.total.toLocaleString('en-US')}
            {counted.more && '+'}
          </b>{' '}
          {counted.total === 1 ? 'project' : 'projects'}
        </>
      ) : (
        failed && copy.notCounted
      )}
    </p>
  );
}
