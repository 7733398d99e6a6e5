import { Loading, Skeleton } from '../ui/feedback/skeleton.tsx';
import { copy } from './copy.ts';
import styles from './rooms.module.css';

/** Skeletons of room cards. */
export function RoomsLoading() {
  return (
    <Loading label={copy.loading}>
      <div className={`grid gap-3 ${styles.grid}`}>
        {[1, 2, 3].map((card) => (
          <div key={card} className={`flex surface clip column frame ${styles.card}`}>
            <div className={`row grow relative gap-3 ${styles.top}`}>
              <Skeleton width={98} height={64} />
              <div className={`min-w-0 tight ${styles.facts}`}>
                <Skeleton width={120} height={20} />
                <Skeleton width={80} />
              </div>
            </div>
            <div className={`row line-top ${styles.bottom}`}>
              <Skeleton height={40} />
            </div>
          </div>
        ))}
      </div>
    </Loading>
  );
}
