import { Loading, Skeleton } from '../ui/feedback/skeleton.tsx';
import { copy } from './copy.ts';
import styles from './sheet-loading.module.css';

const outline = Array.from({ length: 9 }, (_, place) => `group ${place}`);

/** The outline of a sheet whose lines are on their way. */
export function SheetLoading() {
  return (
    <Loading label={copy.loading}>
      <div className={`grid gap-2 ${styles.outline}`}>
        <Skeleton height={24} />
        {outline.map((group) => (
          <Skeleton key={group} height={50} />
        ))}
      </div>
    </Loading>
  );
}
