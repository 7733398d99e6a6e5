import './tokens.css';
import './base.css';
import { createTheme, MantineProvider } from '@mantine/core';
import { type ReactNode, useEffect } from 'react';
import { ConfirmHost } from './confirm.tsx';
import { useTheme } from './theme-choice.ts';
import { Toasts } from './toast.tsx';

const mantineTheme = createTheme({
  fontFamily: 'var(--font-ui)',
  fontFamilyMonospace: 'var(--font-num)',
  headings: { fontFamily: 'var(--font-ui)' },
  respectReducedMotion: true,
  defaultRadius: 'var(--r-2)',
});

/** Wraps the whole app: tokens, light or dark, dialogs and toasts. */
export function TidemarkProvider({ children }: { children: ReactNode }) {
  const { resolved } = useTheme();
  useEffect(() => {
    document.documentElement.dataset.theme = resolved;
  }, [resolved]);
  return (
    <MantineProvider
      theme={mantineTheme}
      forceColorScheme={resolved}
      withCssVariables={false}
      withGlobalClasses={false}
    >
      {children}
      <ConfirmHost />
      <Toasts />
    </MantineProvider>
  );
}
