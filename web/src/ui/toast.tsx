import { Notifications, notifications } from '@mantine/notifications';
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import styles from './toast.module.css';

export interface Toast {
  kind: 'info' | 'success' | 'error';
  title: string;
  message?: string | undefined;
  /** A later toast of the same id takes the place of the earlier one. */
  id?: string | undefined;
}

const icons = { info: Info, success: CircleCheck, error: CircleAlert };

/** Shows a toast: info and success for 5 s, errors until they are closed. Never for autosave. */
export function showToast({ kind, title, message, id }: Toast) {
  const Icon = icons[kind];
  if (id !== undefined) notifications.hide(id);
  return notifications.show({
    ...(id !== undefined && { id }),
    title,
    message,
    icon: <Icon size={22} aria-hidden />,
    autoClose: kind === 'error' ? false : 5000,
    role: kind === 'error' ? 'alert' : 'status',
    mod: { kind },
    classNames: styles,
    closeButtonProps: { icon: <X size={20} aria-hidden />, 'aria-label': 'Close message' },
  });
}

/** The place of toasts: above the bottom bar on touch, top right on a desktop. Rendered by the provider. */
export function Toasts() {
  return <Notifications position="bottom-center" limit={3} className={styles.toasts ?? ''} />;
}
