import { priceListActions } from '@tidemark/contract/price-list/actions';
import type { PriceList } from '@tidemark/contract/price-list/price-list';
import { useCallback, useEffect, useState } from 'react';
import { call } from '../offline/calls/index.ts';
import { CallError, explain, useOnline } from '../offline/faults/index.ts';

export interface ReadPriceList {
  /** Undefined until the first response. */
  list: PriceList | undefined;
  problem: string | undefined;
  /** The company keeps it from technicians. */
  refused: boolean;
  reading: boolean;
  /** Reads the newest list. @returns whether it arrived; `problem` says why not */
  reload: () => Promise<boolean>;
  /** Applies the list from a save's response. */
  lay: (list: PriceList) => void;
}

/** The newest price list, read when the screen opens and when back online. Not stored on the device. */
export function usePriceList(): ReadPriceList {
  const online = useOnline();
  const [list, setList] = useState<PriceList>();
  const [problem, setProblem] = useState<string>();
  const [refused, setRefused] = useState(false);
  const [reading, setReading] = useState(false);
  const reload = useCallback(async () => {
    setReading(true);
    try {
      setList((await call(priceListActions.read, {})).priceList);
      setProblem(undefined);
      return true;
    } catch (error) {
      setProblem(explain(error));
      setRefused(error instanceof CallError && error.code === 'forbidden');
      return false;
    } finally {
      setReading(false);
    }
  }, []);
  const missing = list === undefined;
  useEffect(() => {
    if (online && missing) void reload();
  }, [online, missing, reload]);
  return { list, problem, refused, reading, reload, lay: setList };
}
