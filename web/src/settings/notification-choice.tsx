import { Segmented } from '../ui/segmented.tsx';
import { useNotifications } from './notifications.ts';

const choices = [
  { value: 'on', label: 'Enabled' },
  { value: 'off', label: 'Off' },
] as const;

/** Notifications of new assignments; the browser is asked for its permission when they are switched on. */
export function NotificationChoice() {
  const { choice, setChoice, blocked } = useNotifications();
  return (
    <Segmented
      label="Notifications"
      choices={choices}
      value={choice}
      onChange={(next) => void setChoice(next)}
      hint="A new assignment is announced while Tidemark is open, in the background too."
      error={
        blocked
          ? 'This browser does not let Tidemark notify you. Allow notifications for this site in its settings.'
          : undefined
      }
    />
  );
}
