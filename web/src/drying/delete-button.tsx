import { Trash2 } from 'lucide-react';
import { act } from '../forms/act.ts';
import { Button } from '../ui/controls/button.tsx';
import { confirm } from '../ui/feedback/confirm.tsx';

interface Props {
  /** "room" */
  kind: string;
  /** "Hall" */
  name: string;
  onDelete: () => Promise<unknown>;
  onDeleted: () => void;
}

/** In the dialog of a record that nothing hangs on: what was added by mistake goes again. */
export function DeleteButton({ kind, name, onDelete, onDeleted }: Props) {
  async function ask() {
    const sure = await confirm({
      title: `Delete ${name}?`,
      message: 'Nothing was measured or placed here. This cannot be undone.',
      confirmLabel: `Delete ${kind}`,
      cancelLabel: `Keep ${kind}`,
      confirmIcon: <Trash2 size={20} aria-hidden />,
      destructive: true,
    });
    if (sure && (await act(onDelete))) onDeleted();
  }
  return (
    <div>
      <Button kind="quiet-danger" icon={<Trash2 size={20} aria-hidden />} onClick={() => void ask()}>
        {`Delete ${kind}`}
      </Button>
    </div>
  );
}
