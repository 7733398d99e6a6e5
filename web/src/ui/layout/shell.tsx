import type { ReactNode } from 'react';
import type { SendState } from '../feedback/send-state.ts';
import { Tideline } from '../feedback/tideline.tsx';
import styles from './shell.module.css';

export interface ShellProps {
  appBar: ReactNode;
  rail: ReactNode;
  bottomNav: ReactNode;
  send: SendState;
  children: ReactNode;
}

/** The frame of every page but sign-in, wizard and claim sheet: rail on a desktop, bar and bottom navigation below 1024 px. */
export function Shell({ appBar, rail, bottomNav, send, children }: ShellProps) {
  return (
    <div className={styles.shell}>
      {rail}
      <div className="min-w-0">
        {appBar}
        <Tideline state={send} top />
        <main className={styles.main} id="main" tabIndex={-1}>
          {children}
        </main>
      </div>
      {bottomNav}
    </div>
  );
}
