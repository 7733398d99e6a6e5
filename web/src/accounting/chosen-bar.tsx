import { Sheet, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '../ui/controls/button.tsx';
import { underToasts } from '../ui/feedback/under-toasts.ts';
import styles from './accounting.module.css';
import { exporting as copy } from './copy.ts';

interface Props {
  chosen: ReadonlySet<string>;
  onExport: () => void;
  onClear: () => void;
}

/** What can be done with the ticked invoices, in sight while the list scrolls. */
export function ChosenBar({ chosen: { size }, onExport, onClear }: Props) {
  const said = useRef<HTMLParagraphElement>(null);
  const had = useRef(size);
  useEffect(() => {
    // The button that cleared the selection went with it.
    if (size === 0 && had.current > 0 && document.activeElement === document.body) said.current?.focus();
    had.current = size;
  });
  return (
    <>
      <p ref={said} tabIndex={-1} className="visually-hidden" role="status">
        {size > 0 && copy.selected(size)}
      </p>
      {size > 0 && (
        <section
          ref={underToasts}
          aria-label={copy.bar}
          className={`row wrap surface gap-2 no-print ${styles.bar}`}
        >
          <b className={`tabular ${styles.count}`}>{copy.selected(size)}</b>
          <Button size="sm" kind="primary" icon={<Sheet size={18} aria-hidden />} onClick={onExport}>
            {copy.openChosen}
          </Button>
          <Button size="sm" kind="quiet" icon={<X size={18} aria-hidden />} onClick={onClear}>
            {copy.clear}
          </Button>
        </section>
      )}
    </>
  );
}
