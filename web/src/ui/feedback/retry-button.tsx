import { RotateCw } from 'lucide-react';
import { Button } from '../controls/button.tsx';

interface Props {
  /** Names what is retried, for screen readers. */
  of: string;
  busy?: boolean;
  onRetry: (button: HTMLButtonElement) => void;
}

/** Retries one failed thing, beside it. */
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
