import type { ReactNode } from 'react';
import styles from './send-box.module.css';
import { sendIcons } from './send-pill.tsx';
import type { SendState } from './send-state.ts';
import { Tideline } from './tideline.tsx';

export interface SendBoxProps {
  state: SendState;
  /** "Offline since 9:12 AM" */
  title: string;
  /** The detail text of the state. */
  detail: ReactNode;
  /** A quiet small button: "Review 7 changes". */
  action?: ReactNode;
}

/** The send state at the bottom of the rail. */
export function SendBox({ state, title, detail, action }: SendBoxProps) {
  const Icon = sendIcons[state.kind];
  return (
    <section className={`surface clip frame ${styles.box}`} data-send={state.kind} aria-label="Send status">
      <p className={`row text-small w-700 gap-2 ${styles.head}`}>
        <Icon size={20} aria-hidden />
        {title}
      </p>
      <Tideline state={state} />
      <p className={`ink-2 text-caption wide-text ${styles.detail}`}>{detail}</p>
      {action && <div className={`flex ${styles.action}`}>{action}</div>}
    </section>
  );
}
