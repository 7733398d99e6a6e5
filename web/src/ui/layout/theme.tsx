import './tokens.css';
import './base.css';
import './layout.css';
import { type ReactNode, useEffect } from 'react';
import { ConfirmHost } from '../feedback/confirm.tsx';
import { Toasts } from '../feedback/toast.tsx';
import { useTheme } from './theme-choice.ts';

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
