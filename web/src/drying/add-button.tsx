import { Plus } from 'lucide-react';
import { Button } from '../ui/controls/button.tsx';

/** In the head of a card: opens the dialog that adds one more of what it shows. */
export function AddButton({ label, onAdd }: { label: string; onAdd: () => void }) {
  return (
    <Button
      kind="outline"
      size="sm"
      icon={<Plus size={18} aria-hidden />}
      aria-haspopup="dialog"
      onClick={onAdd}
    >
      {label}
    </Button>
  );
}
