import { Cloud, CloudAlert, CloudCheck, CloudOff, CloudUpload, RefreshCw } from 'lucide-react';
import type { ComponentProps, ReactElement } from 'react';
import styles from './send-pill.module.css';
import { type SendState, sendWords } from './send-state.ts';

export const sendIcons = {
  sent: CloudCheck,
  waiting: CloudUpload,
  sending: RefreshCw,
  offline: CloudOff,
  'offline-clear': CloudOff,
  failed: CloudAlert,
  checking: Cloud,
  unread: Cloud,
};

export interface SendPillProps {
  state: SendState;
  /** Icon and count only, on touch; used in the wizard and the claim sheet. */
  short?: boolean | undefined;
  href?: string | undefined;
  onClick?: ComponentProps<'a'>['onClick'];
  /** Renders a router link in place of `<a>`. */
  renderRoot?: ((props: ComponentProps<'a'>) => ReactElement) | undefined;
}

/** The send state in words; links to the list of unsent changes. */
export function SendPill({ state, short, href, onClick, renderRoot }: SendPillProps) {
  const Icon = sendIcons[state.kind];
  const [first, second] = sendWords(state);
  const props = {
    className: styles.pill,
    'data-send': state.kind,
    'data-short': short || undefined,
    // No comma between the words, because screen readers would read it.
    'aria-label': `${second ? `${first}, ${second}` : first}. Open send status`,
    onClick,
    children: (
      <>
        <Icon size={20} aria-hidden />
        <span className={styles.first}>{first}</span>{' '}
        {second && <span className={styles.second}>{second}</span>}
      </>
    ),
  };
  return renderRoot ? renderRoot(props) : <a href={href} {...props} />;
}
