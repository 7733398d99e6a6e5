import type { LetterPaper } from '@tidemark/contract/estimates/standing';
import { reportActions } from '@tidemark/contract/reports';
import { ExternalLink, Plus } from 'lucide-react';
import { useCallback } from 'react';
import { call, useAnswer } from '../offline/calls/index.ts';
import { Button } from '../ui/controls/button.tsx';
import { Check } from '../ui/controls/check.tsx';
import { GroupField } from '../ui/controls/group-field.tsx';
import { IconButton } from '../ui/controls/icon-button.tsx';
import { TextArea } from '../ui/controls/text-area.tsx';
import { TextField } from '../ui/controls/text-field.tsx';
import { addressesIn, type Known, type LetterErrors, type LetterForm, withAddress } from './letter-draft.ts';
import { officeCopy as copy } from './office-copy.ts';
import { openPaper } from './open-paper.ts';

interface Props {
  form: LetterForm;
  errors: LetterErrors;
  people: readonly Known[];
  inspectionId: string;
  number: number;
  onChange: (part: Partial<LetterForm>) => void;
}

export function LetterFields({ form, errors, people, inspectionId, number, onChange }: Props) {
  const { answer } = useAnswer(
    useCallback(() => call(reportActions.read, { params: { id: inspectionId } }), [inspectionId]),
  );
  const text = (name: 'to' | 'cc' | 'subject' | 'message') => ({
    name,
    value: form[name],
    error: errors[name],
    onChange: ({ target }: { target: { value: string } }) => onChange({ [name]: target.value }),
  });
  const there = new Set([...addressesIn(form.to), ...addressesIn(form.cc)]);
  const others = people.filter(({ email }) => !there.has(email));
  const attach = (paper: LetterPaper, chosen: boolean) =>
    onChange({
      attachments: chosen
        ? [...form.attachments, paper]
        : form.attachments.filter((other) => other !== paper),
    });
  const report = answer?.report;
  const inParts = report !== undefined && report.parts.length > 1;
  const labels: Record<LetterPaper, string> = {
    pdf: copy.attachPdf,
    csv: copy.attachCsv,
    report: copy.attachReport(report),
  };
  return (
    <>
      <TextField {...text('to')} label="To" required type="text" inputMode="email" hint={copy.toHint} />
      <TextField {...text('cc')} label="Cc" type="text" inputMode="email" />
      {others.length > 0 && (
        <div className="row wrap gap-2">
          {others.map((person) => (
            <Button
              key={person.role}
              size="sm"
              icon={<Plus size={18} aria-hidden />}
              onClick={() =>
                form.to.trim() === ''
                  ? onChange({ to: person.email })
                  : onChange({ cc: withAddress(form.cc, person.email) })
              }
            >
              {copy.addPerson(person)}
            </Button>
          ))}
        </div>
      )}
      <TextField {...text('subject')} label="Subject" required maxLength={200} />
      <TextArea {...text('message')} label="Message" rows={6} maxLength={5_000} />
      <GroupField role="group" label={copy.attachments} error={errors.attachments}>
        {(['pdf', 'csv', 'report'] as const).map((paper) => (
          <div key={paper} className="row justify-between gap-2">
            <Check
              name="attachments"
              label={labels[paper]}
              checked={form.attachments.includes(paper)}
              disabled={paper === 'report' && inParts}
              onChange={({ target }) => attach(paper, target.checked)}
            />
            {paper !== 'csv' && !(paper === 'report' && inParts) && (
              <IconButton
                label={copy.open(labels[paper])}
                icon={<ExternalLink size={20} aria-hidden />}
                onClick={() => void openPaper(paper, inspectionId, number)}
              />
            )}
          </div>
        ))}
      </GroupField>
    </>
  );
}
