import type { DeliveryState } from '@tidemark/contract/deliveries';
import { useEffect } from 'react';

/** While something is on its way, which seldom takes longer. */
const askAgainMs = 3_000;

/** Asks again as long as one of these deliveries has no end; `answer` is what they were read from. */
export function useAskOnTheWay(
  answer: unknown,
  states: readonly (DeliveryState | undefined)[],
  refresh: () => void,
): void {
  const isOnItsWay = states.some((state) => state === 'waiting' || state === 'running');
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer, also one that says the same, is asked after again
  useEffect(() => {
    if (!isOnItsWay) return;
    const timer = setTimeout(refresh, askAgainMs);
    return () => clearTimeout(timer);
  }, [answer, isOnItsWay, refresh]);
}
