import { ChevronRight, type LucideIcon } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { Skeleton } from '../feedback/skeleton.tsx';
import styles from './way-row.module.css';

interface WayProps {
  className: string;
  children: ReactNode;
}

export interface WayRowProps {
  icon: LucideIcon;
  title: ReactNode;
  facts?: ReactNode;
  /** Before the chevron, a state or how many are open; in its place, a button. */
  end?: ReactNode;
  /** orange: something is missing there. */
  tone?: 'tide' | 'orange';
  /** The link or button it is: `(props) => <Link to="/profile" {...props} />`. Without it the row leads nowhere. */
  renderRoot?: (props: WayProps) => ReactElement;
}

/** A row of a flush card that leads on. */
export function WayRow({ icon: Icon, title, facts, end, tone = 'tide', renderRoot }: WayRowProps) {
  const root = renderRoot ?? ((props: WayProps) => <div {...props} />);
  return (
    <li className="line-top">
      {root({
        className: `row w-full text-left narrow-wrap ink gap-3 ${styles.way}`,
        children: (
          <>
            <Icon size={22} aria-hidden data-tone={tone} />
            <span className="grow min-w-0 tight">
              <b className="break-anywhere">{title}</b>
              {facts && <span className="block ink-2 text-small break-anywhere">{facts}</span>}
            </span>
            {end}
            {renderRoot && <ChevronRight size={18} aria-hidden />}
          </>
        ),
      })}
    </li>
  );
}

/** In the place of a row while nobody knows whether there is one. Of several the first is drawn. */
export const WayRowAsked = () => (
  <li className={`line-top ${styles.asked}`} aria-hidden>
    <Skeleton width={220} />
  </li>
);
