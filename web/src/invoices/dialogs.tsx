import { type ComponentProps, type ComponentType, lazy, Suspense } from 'react';

/** A dialog loads when it is opened: its screen shows without it. */
function onceOpened<P extends object>(load: () => Promise<ComponentType<P>>) {
  const Loaded = lazy(async () => ({ default: await load() })) as unknown as ComponentType<P>;
  return (props: ComponentProps<ComponentType<P>>) => (
    <Suspense>
      <Loaded {...props} />
    </Suspense>
  );
}

export const ChooseProject = onceOpened(async () => (await import('./choose-project.tsx')).ChooseProject);
export const DraftDialog = onceOpened(async () => (await import('./draft-dialog.tsx')).DraftDialog);
export const PaymentDialog = onceOpened(async () => (await import('./payment-dialog.tsx')).PaymentDialog);
export const ReasonDialog = onceOpened(async () => (await import('./reason-dialog.tsx')).ReasonDialog);
export const RemindDialog = onceOpened(async () => (await import('./remind-dialog.tsx')).RemindDialog);
export const SendDialog = onceOpened(async () => (await import('./send-dialog.tsx')).SendDialog);
