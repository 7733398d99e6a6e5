import { differsFromDevice } from '@tidemark/contract/clock';
import { useEffect, useState } from 'react';
import { usePageZone } from '../format/clock.ts';
import { classNames } from '../layout/class-names.ts';
import styles from './zone-note.module.css';

/** Says once that times use another clock than this device's. */
export function ZoneNote({ className }: { className?: string }) {
  const zone = usePageZone();
  const [differs, setDiffers] = useState(false);
  // Not while rendering: the first format costs a slow phone 30 ms.
  useEffect(() => setDiffers(zone !== undefined && differsFromDevice(zone)), [zone]);
  if (!zone || !differs) return null;
  return (
    <p className={classNames(styles.note, className)}>
      Times are in your company's time zone, {zone}. This device uses another one.
    </p>
  );
}
