import { type Estimate, estimateActions, type ListedEstimate } from '@tidemark/contract/estimates/actions';
import { useCallback, useEffect, useRef, useState } from 'react';
import { call } from '../offline/calls/index.ts';
import { explain, useOnline } from '../offline/faults/index.ts';
import { bornHere } from '../offline/store/index.ts';

interface Read {
  estimate: Estimate;
  /** All saved ones, newest first. */
  kept: ListedEstimate[];
}

/** An inspection's estimate, always read from the server. `stamp` changes with the inspection. */
export function useEstimate(inspectionId: string, stamp: string) {
  const online = useOnline();
  const [read, setRead] = useState<Read>();
  const [problem, setProblem] = useState<string>();
  const asked = useRef(0);
  const ask = useCallback(async () => {
    const nth = ++asked.current;
    const sent = { params: { id: inspectionId } };
    try {
      if (await bornHere('inspections', inspectionId)) return;
      const [{ estimate }, { estimates }] = await Promise.all([
        call(estimateActions.read, sent),
        call(estimateActions.list, sent),
      ]);
      if (nth !== asked.current) return;
      setRead({ estimate, kept: estimates });
      setProblem(undefined);
    } catch (error) {
      if (nth === asked.current) setProblem(explain(error));
    }
  }, [inspectionId]);

  useEffect(() => {
    if (online && stamp) void ask();
  }, [online, stamp, ask]);

  return { read, problem, online, refresh: ask };
}
