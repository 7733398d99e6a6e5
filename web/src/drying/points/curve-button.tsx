import type { JudgedPoint } from '@tidemark/contract/drying/dry';
import type { Drying } from '@tidemark/contract/drying/whole';
import { type ReactNode, useState } from 'react';
import { CurveDialog } from './curve-dialog.tsx';

interface Props {
  drying: Drying;
  judged: JudgedPoint;
  className?: string;
  /** Its small curve, its newest figure. */
  children: ReactNode;
}

/** Shows a point's curve in large; nothing to press before its first reading. */
export function CurveButton({ drying, judged: { point }, className, children }: Props) {
  const [shown, setShown] = useState(false);
  if (!drying.readings.some(({ pointId }) => pointId === point.id))
    return <span className={className}>{children}</span>;
  return (
    <>
      <button
        type="button"
        className={className ?? 'tap'}
        aria-haspopup="dialog"
        onClick={() => setShown(true)}
      >
        <span className="visually-hidden">{`Curve of point ${point.number}`}</span>
        {children}
      </button>
      {shown && <CurveDialog {...{ drying, point }} onClosed={() => setShown(false)} />}
    </>
  );
}
