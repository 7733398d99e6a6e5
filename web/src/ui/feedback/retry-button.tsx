import { RotateCw } from 'lucide-react';
import { Button } from '../controls/button.tsx';

interface Props {
  /** What is tried again, for who hears the button without what stands beside it. */
  of: string;
  busy?: boolean;
  onRetry: (button: HTMLButtonElement) => void;
}

/** Beside one thing that failed: tries it again. */
export function RetryButton({ of, busy, onRetry }: Props) {
  return (
    <Button
      size="sm"
      kind="outline"
      icon={<RotateCw size={18} aria-hidden />}
      aria-label={`Retry ${of}`}
      busy={busy}
      onClick={({ currentTarget }) => onRetry(currentTarget)}
    >
      Retry
    </Button>
  );
}
