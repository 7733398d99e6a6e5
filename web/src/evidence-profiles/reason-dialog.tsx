import type { EvidenceProfile } from '@tidemark/contract/evidence-profiles/profile';
import {
  type WaiverReason,
  waiverReasonNames,
  waiverReasons,
} from '@tidemark/contract/evidence-profiles/waiver';
import { waiverActions } from '@tidemark/contract/evidence-profiles/waiver-actions';
import { invalid } from '@tidemark/contract/refused';
import { useState } from 'react';
import { v7 as uuid } from 'uuid';
import { FormDialog, type Typed } from '../forms/form-dialog.tsx';
import { perform } from '../offline/outbox/index.ts';
import { RadioChips } from '../ui/controls/radio-chips.tsx';
import { TextArea } from '../ui/controls/text-area.tsx';
import { copy } from './copy.ts';

/** What is not there: a rule, and the room, point, visit or unit it is missing of. */
export interface Lacking {
  ruleId: string;
  for: string;
  sentence: string;
}

interface Props {
  projectId: number;
  lacking: Lacking;
  /** What this device judged by. */
  profile: Pick<EvidenceProfile, 'id' | 'version'>;
  onClosed: () => void;
}

/** Says why something is not there, also without a network. */
export function ReasonDialog({ projectId, lacking, profile: { id, version }, onClosed }: Props) {
  const [reason, setReason] = useState<WaiverReason>();
  const [error, setError] = useState<string>();
  async function save({ text = null }: Typed) {
    if (!reason) {
      setError(copy.reasonNeeded);
      throw invalid([{ field: 'reason', message: copy.reasonNeeded }]);
    }
    const about = { ruleId: lacking.ruleId, for: lacking.for, profile: { id, version } };
    await perform(waiverActions.waive, {
      params: { id: projectId },
      body: { id: uuid(), ...about, reason, text, givenAt: new Date().toISOString() },
    });
  }
  return (
    <FormDialog title={copy.reasonTitle} save={copy.save} onSave={save} onClosed={onClosed}>
      <p className="break-anywhere">{lacking.sentence}</p>
      <RadioChips
        label={copy.reason}
        required
        columns={2}
        error={error}
        choices={waiverReasonNames.map((value) => ({ value, label: waiverReasons[value] }))}
        value={reason}
        onChange={(chosen) => {
          setReason(chosen);
          setError(undefined);
        }}
      />
      <TextArea name="text" label={copy.note} required={reason === 'other'} maxLength={300} />
    </FormDialog>
  );
}
