import { explain } from '../offline/faults/index.ts';
import { showToast } from '../ui/feedback/toast.tsx';
import { readPushState, turnPushesOn } from './subscription.ts';

const offeredKey = 'tsp-push-offered';

/** Asks once on this device, as an assignment has just arrived; Settings has it afterwards. */
export async function offerPushes(): Promise<void> {
  if (localStorage.getItem(offeredKey) !== null || (await readPushState()) !== 'off') return;
  localStorage.setItem(offeredKey, 'yes');
  const turnOn = () =>
    turnPushesOn().then(
      () => showToast({ kind: 'success', title: 'You are notified when Tidemark is closed, too' }),
      (error: unknown) =>
        showToast({ kind: 'error', title: 'Notifications are still off', message: explain(error) }),
    );
  showToast({
    kind: 'info',
    id: 'push-offer',
    title: 'You have a new assignment',
    message: 'Would you like to be notified of the next one when Tidemark is closed? Settings has this, too.',
    action: { label: 'Notify me', onPress: () => void turnOn() },
  });
}
