import { useSendState } from '../offline/outbox/index.ts';
import { AppBar, type AppBarProps } from '../ui/layout/app-bar.tsx';
import { SendLink } from './send-link.tsx';
import { useUnhurried } from './use-unhurried.ts';

/** The bar of the claim sheet. What is being sent changes several times with every save, and draws only this anew, twice. */
export function SheetAppBar({ end, ...props }: Omit<AppBarProps, 'send'>) {
  const send = useUnhurried(useSendState());
  return (
    <AppBar
      {...props}
      send={send}
      end={
        <>
          {end}
          <SendLink state={send} />
        </>
      }
    />
  );
}
