import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx';
import { copy } from './copy.ts';

/** Skeletons of table rows or cards. */
const rows = Array.from({ length: 12 }, (_, row) => row);
const cards = rows.slice(0, 3);

export function ListLoading({ desktop }: { desktop: boolean }) {
  return (
    <Loading label={copy.loading}>
      {(desktop ? rows : cards).map((at) => (
        <Skeleton key={at} height={desktop ? 44 : 300} />
      ))}
    </Loading>
  );
}
