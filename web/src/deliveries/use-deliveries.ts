import { type Delivery, deliveryActions } from '@tidemark/contract/deliveries';
import { useCallback, useEffect, useRef, useState } from 'react';
import { call } from '../offline/calls/index.ts';
import { CallError, reportFault, useOnline } from '../offline/faults/index.ts';

/** Fast while something is being sent; a retry in an hour needs no polling. */
const soonMs = 3_000;
const laterMs = 60_000;

const moves = ({ state, nextTryAt }: Delivery) =>
  state === 'running' || (state === 'waiting' && nextTryAt === null);

export interface Deliveries {
  /** Newest inspection first; undefined until the first response. */
  deliveries: Delivery[] | undefined;
  problem: string | undefined;
  refresh: () => void;
}

const read = async (ids: string) => {
  const lists = await Promise.all(
    ids.split(',').map((id) => call(deliveryActions.ofInspection, { params: { id } })),
  );
  return lists.flatMap(({ deliveries }) => deliveries);
};

/** Deliveries of these inspections, refreshed while the screen shows them. Managers only. */
export function useDeliveries(inspectionIds: readonly string[]): Deliveries {
  const online = useOnline();
  const [deliveries, setDeliveries] = useState<Delivery[]>();
  const [problem, setProblem] = useState<string>();
  const again = useRef(() => {});
  const ids = inspectionIds.join();

  useEffect(() => {
    if (!online) return;
    let timer: ReturnType<typeof setTimeout>;
    let asked = 0;
    const ask = async () => {
      clearTimeout(timer);
      const nth = ++asked;
      let pause = laterMs;
      try {
        const all = await read(ids);
        if (nth !== asked) return;
        setDeliveries(all);
        setProblem(undefined);
        if (all.some(moves)) pause = soonMs;
      } catch (error) {
        if (nth !== asked) return;
        if (error instanceof CallError && error.status !== 0) setProblem(error.message);
        else reportFault(error);
      }
      timer = setTimeout(ask, pause);
    };
    again.current = () => void ask();
    void ask();
    return () => {
      asked = Number.NaN;
      clearTimeout(timer);
    };
  }, [ids, online]);

  return { deliveries, problem, refresh: useCallback(() => again.current(), []) };
}
