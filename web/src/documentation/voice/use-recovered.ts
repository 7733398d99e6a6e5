import { useEffect } from 'react';
import { useStoreShut } from '../../offline/disk/index.ts';
import { recoverRecordings } from '../../offline/outbox/index.ts';
import { showToast } from '../../ui/feedback/toast.tsx';
import { copy } from '../copy.ts';

/** Recordings that a closed app or a full device left become voice notes. */
export function useRecovered(): void {
  const shut = useStoreShut();
  useEffect(() => {
    if (shut) return;
    recoverRecordings().then((made) => {
      if (made > 0) showToast({ kind: 'info', title: copy.recovered });
    }, reportError);
  }, [shut]);
}
