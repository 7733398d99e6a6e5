import type { ReactNode } from 'react';
import styles from './skeleton.module.css';

export interface SkeletonProps {
  /** px or any CSS length; full width by default. */
  width?: number | string | undefined;
  height?: number | string | undefined;
}

/** A gray bar in place of text or a picture that is loading. */
export function Skeleton({ width = '100%', height = 16 }: SkeletonProps) {
  return <span className={`block ${styles.skeleton}`} style={{ width, height }} aria-hidden="true" />;
}

/** Contains skeletons, stacked, and announces once what is loading. */
export function Loading({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div role="status" aria-busy="true" className="stack gap-3">
      <span className="visually-hidden">{label}</span>
      {children}
    </div>
  );
}
