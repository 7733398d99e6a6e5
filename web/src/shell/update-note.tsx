import { Button } from '../ui/controls/button.tsx';
import { Note } from '../ui/feedback/note.tsx';
import { putOffUpdate, useAppUpdate } from './app-update.ts';
import styles from './update-note.module.css';

/** Offers a newer version of the app; nothing is lost by taking it, because changes are on the device. */
export function UpdateNote() {
  const update = useAppUpdate();
  if (!update) return null;
  const choices = (
    <div className="flex wrap gap-2">
      <Button onClick={update}>Update</Button>
      <Button kind="quiet" onClick={putOffUpdate}>
        Later
      </Button>
    </div>
  );
  return (
    <div className={styles.note}>
      <Note tone="tide" role="status" action={choices}>
        A new version of Tidemark is ready. Updating reloads this screen, so finish typing first.
      </Note>
    </div>
  );
}
