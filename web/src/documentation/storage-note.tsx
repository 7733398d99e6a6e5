import { HardDrive } from 'lucide-react';
import { useEffect, useState } from 'react';
import { askForSpace, type StorageSpace } from '../offline/disk/index.ts';
import { useOnline } from '../offline/faults/index.ts';
import { Note } from '../ui/feedback/note.tsx';
import { showSize } from '../ui/format/show-size.ts';

const little = 200 * 1024 ** 2;
/** The total quota of browsers that store nothing beyond the window; elsewhere it is a share of the disk. */
const privately = 1024 ** 3;

/** Warns before anything is lost that this browser stores little, or may not keep it. */
export function StorageNote({ unsent }: { unsent: number }) {
  const [room, setRoom] = useState<StorageSpace>();
  const online = useOnline();
  // Checked now and then while files are added or sent, not for each.
  const dozens = Math.floor(unsent / 20);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what comes in or is sent changes how much room there is
  useEffect(() => {
    askForSpace().then(setRoom, reportError);
  }, [dozens]);
  const words = room && warning(room, !online && dozens > 0);
  if (!words) return null;
  return (
    <Note tone="orange" icon={HardDrive} title={words[0]}>
      {words[1]}
    </Note>
  );
}

function warning(
  { free, quota, kept }: StorageSpace,
  manyWait: boolean,
): readonly [string, string] | undefined {
  if (free !== undefined && free < little)
    return [
      `Space for about ${showSize(free)} more`,
      'Free up space on this device, or send your changes, before you take many photos.',
    ];
  if (quota !== undefined && quota < privately)
    return [
      'This browser gives the app little space',
      'In a private window, unsent work is lost when you close the window. Use a regular window for field work.',
    ];
  if (!kept && manyWait)
    return [
      'Send soon or install the app',
      'If this device runs low on space, the browser may delete unsent files. Install Tidemark to protect them.',
    ];
  return undefined;
}
