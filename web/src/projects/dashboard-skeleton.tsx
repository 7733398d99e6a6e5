import { Loading, Skeleton } from '../ui/feedback/skeleton.tsx';
import styles from './dashboard-skeleton.module.css';
import grid from './project-grid.module.css';

/** The outline of the cards while they load. */
export function DashboardSkeleton() {
  return (
    <Loading label="Loading...">
      <div className={grid.grid}>
        {[0, 1, 2].map((card) => (
          <div key={card} className={`grid surface gap-3 frame ${styles.card}`}>
            <div className="flex gap-2">
              <Skeleton width={84} height={26} />
              <Skeleton width={104} height={26} />
            </div>
            <Skeleton width="78%" height={24} />
            <Skeleton width="52%" />
            <Skeleton width="40%" />
            <div className="flex gap-2">
              <Skeleton height={48} />
              <Skeleton width="62%" height={48} />
            </div>
            <div className={`grid line-top gap-4 cols-2 ${styles.facts}`}>
              {['70%', '82%', '74%', '66%', '80%', '72%'].map((width) => (
                <span key={width} className="grid gap-2">
                  <Skeleton width="50%" height={12} />
                  <Skeleton width={width} />
                </span>
              ))}
            </div>
            <Skeleton height={40} />
          </div>
        ))}
      </div>
    </Loading>
  );
}
