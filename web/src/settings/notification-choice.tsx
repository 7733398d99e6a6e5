import { Bell } from 'lucide-react';
import { PushChoice } from '../push/push-choice.tsx';
import { Button } from '../ui/controls/button.tsx';
import { Segmented } from '../ui/controls/segmented.tsx';
import { useInstalling } from './install-app.ts';
import { useNotifications } from './notifications.ts';

const choices = [
  { value: 'on', label: 'Enabled' },
  { value: 'off', label: 'Off' },
] as const;

const what = 'You get a notification for new assignments while Tidemark is open, even in the background.';
const blocked =
  'This browser blocks notifications from Tidemark. Allow notifications for this site in the browser settings.';
const hints = {
  allowed: what,
  ask: `${what} Allow them in this browser first.`,
  denied: blocked,
};

/** Notifications of new assignments: on by default once the browser allows them, which this asks for. */
export function NotificationChoice() {
  const { choice, setChoice, permission, refused } = useNotifications();
  const mustInstall = useInstalling() === 'by-hand-ios';
  return (
    <>
      <Segmented
        label="Notifications"
        choices={choices}
        value={choice}
        onChange={(next) => void setChoice(next)}
        hint={refused ? undefined : hints[permission]}
        error={refused ? blocked : undefined}
      />
      {choice === 'on' && permission === 'ask' && (
        <Button kind="outline" icon={<Bell size={20} aria-hidden />} onClick={() => void setChoice('on')}>
          Allow notifications
        </Button>
      )}
      {choice === 'on' && <PushChoice mustInstall={mustInstall} />}
    </>
  );
}
