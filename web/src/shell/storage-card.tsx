import { HardDrive } from 'lucide-react';
import { useEffect, useState } from 'react';
import { askForSpace, type StorageSpace } from '../offline/disk/index.ts';
import { showSize } from '../ui/format/show-size.ts';
import { Card } from '../ui/layout/card.tsx';
import { DefinitionList, Fact } from '../ui/layout/definition-list.tsx';
import styles from './to-send-page.module.css';

/** The app's storage on this device, the free space, and whether the browser promised to keep it. */
export function StorageCard({ unsent }: { unsent: number }) {
  const [room, setRoom] = useState<StorageSpace>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was sent or came in changes it
  useEffect(() => {
    askForSpace().then(setRoom, reportError);
  }, [unsent]);
  if (!room) return null;
  const { used, free, kept } = room;
  return (
    <Card title="On this device" icon={<HardDrive size={20} aria-hidden />}>
      <DefinitionList columns={2}>
        <Fact term="Used">{used === undefined ? 'Unknown' : showRoom(used)}</Fact>
        <Fact term="Free space (estimate)">{free === undefined ? 'Unknown' : showRoom(free)}</Fact>
      </DefinitionList>
      <p className={`ink-2 text-body ${styles.promise}`}>{kept ? promised : notPromised}</p>
    </Card>
  );
}

const promised = 'The browser will keep your work on this device, even when space runs low.';
const notPromised =
  'If this device runs low on space, the browser may delete unsent work. Install Tidemark to protect it.';

const gigabyte = 1024 ** 3;
const showRoom = (bytes: number) =>
  bytes < gigabyte ? showSize(bytes) : `${(bytes / gigabyte).toFixed(1)} GB`;
