import type { ReactNode } from 'react';
import type { SendState } from '../feedback/send-state.ts';
import { Tideline } from '../feedback/tideline.tsx';
import styles from './app-bar.module.css';

export interface AppBarProps {
  /** The back link. */
  start?: ReactNode;
  /** The page's name, its h1 unless told. */
  title?: ReactNode;
  /** The page has an h1 of its own. */
  titled?: boolean | undefined;
  subtitle?: ReactNode;
  /** Replaces the title: the brand, or the wizard's enquiry number. */
  children?: ReactNode;
  /** Send pill and icon buttons. */
  end?: ReactNode;
  /** Draws the tideline under the bar. */
  send?: SendState | undefined;
  /** Hidden from 1024 px, where the rail replaces it. */
  touchOnly?: boolean | undefined;
}

/** The bar at the top of a page, with the tideline under it. */
export function AppBar({ start, title, titled, subtitle, children, end, send, touchOnly }: AppBarProps) {
  return (
    <header className={`surface ${styles.bar}`} data-touch-only={touchOnly || undefined}>
      <div className={`row gap-1 ${styles.row}`}>
        {start && <div className={`row flex-none ${styles.start}`}>{start}</div>}
        {title && (
          <div className={`grow min-w-0 ${styles.title}`}>
            {titled ? <b>{title}</b> : <h1>{title}</h1>}
            {subtitle && <p>{subtitle}</p>}
          </div>
        )}
        {children && <div className={`row grow min-w-0 gap-2 ${styles.middle}`}>{children}</div>}
        {end && <div className={`row flex-none push gap-1 ${styles.end}`}>{end}</div>}
      </div>
      {send && <Tideline state={send} />}
    </header>
  );
}
