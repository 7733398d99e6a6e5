import './tokens.css';
import './base.css';
import { type ReactNode, useEffect } from 'react';
import { ConfirmHost } from './confirm.tsx';
import { useTheme } from './theme-choice.ts';
import { Toasts } from './toast.tsx';

/** Wraps the whole app: tokens, light or dark, dialogs and toasts. */
export function TidemarkProvider({ children }: { children: ReactNode }) {
  const { resolved } = useTheme();
  useEffect(() => {
    document.documentElement.dataset.theme = resolved;
  }, [resolved]);
  return (
    <>
      {children}
      <ConfirmHost />
      <Toasts />
    </>
  );
}
