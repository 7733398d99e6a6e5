import { Trash2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useStoreShut } from '../offline/disk/index.ts';
import { eraseLeftBehind, findLeftBehind, type LeftBehind } from '../offline/outbox/index.ts';
import { type Left, readLeft } from '../offline/session/index.ts';
import { Button } from '../ui/controls/button.tsx';
import { confirm } from '../ui/feedback/confirm.tsx';
import { Note } from '../ui/feedback/note.tsx';
import { LeftBehindExport } from './left-behind-export.tsx';

/**
 * Clears the data of a person whose sign-in ended: confirmed records immediately, unsent work once it is sent,
 * exported or erased.
 */
export function LeftBehindNote() {
  const [left, setLeft] = useState<LeftBehind>();
  const shut = useStoreShut();
  const technician = readLeft();
  useEffect(() => {
    clearOrKeep().then(setLeft, reportError);
  }, []);
  if (!left) return shut && technician ? <ShutNote {...technician} /> : null;
  const { firstName } = left.technician;
  const changes = left.unsent === 1 ? '1 change' : `${left.unsent} changes`;

  async function clear(found: LeftBehind) {
    const sure = await confirm({
      title: `Clear ${firstName}'s data from this device?`,
      message:
        found.unsent === 1
          ? '1 change exists only on this device and would be lost. Export it first if anyone may need it.'
          : `${changes} exist only on this device and would be lost. Export them first if anyone may need them.`,
      cancelLabel: 'Keep on this device',
      confirmLabel: `Erase ${changes}`,
      confirmIcon: <Trash2 size={20} aria-hidden />,
      destructive: true,
      preferCancel: true,
    });
    if (!sure) return;
    await eraseLeftBehind(found);
    setLeft(await findLeftBehind());
  }

  return (
    <Note tone="silt" title={`${firstName}'s unsent work is on this device`} role="status">
      <div className="stack gap-2">
        <p>
          {changes} did not reach the office. {left.unsent === 1 ? 'It is' : 'They are'} sent when {firstName}{' '}
          signs in again. If the account was closed, ask your office for a code, export{' '}
          {left.unsent === 1 ? 'it' : 'them'} with it and give the file to your office. Everything else has
          left this device.
        </p>
        <div className="flex wrap gap-2">
          <LeftBehindExport left={left} />
          <Button size="sm" kind="quiet-danger" onClick={() => void clear(left)}>
            Clear this device
          </Button>
        </div>
      </div>
    </Note>
  );
}

/** Shown while the store is closed, so unsent work is unknown. */
function ShutNote({ firstName }: Left) {
  return (
    <Note tone="silt" title={`${firstName}'s work is on this device`} role="status">
      Tidemark can't open it, so it can't tell what is unsent. Usually the device is out of space: free some
      up. The work stays here and will be sent when {firstName} signs in again.
    </Note>
  );
}

async function clearOrKeep(): Promise<LeftBehind | undefined> {
  const left = await findLeftBehind();
  if (left?.unsent !== 0) return left;
  await eraseLeftBehind(left);
  return findLeftBehind();
}
