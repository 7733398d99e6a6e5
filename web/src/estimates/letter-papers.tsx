import type { LetterPaper } from '@tidemark/contract/estimates/standing';
import { reportActions } from '@tidemark/contract/reports';
import { ExternalLink } from 'lucide-react';
import { useCallback } from 'react';
import { call, useAnswer } from '../offline/calls/index.ts';
import { Check } from '../ui/controls/check.tsx';
import { GroupField } from '../ui/controls/group-field.tsx';
import { IconButton } from '../ui/controls/icon-button.tsx';
import { officeCopy as copy } from './office-copy.ts';
import { openPaper } from './open-paper.ts';

interface Props {
  chosen: readonly LetterPaper[];
  error: string | undefined;
  inspectionId: string;
  number: number;
  onChange: (chosen: LetterPaper[]) => void;
}

/** The files of a letter with an estimate. */
export function LetterPapers({ chosen, error, inspectionId, number, onChange }: Props) {
  const { answer } = useAnswer(
    useCallback(() => call(reportActions.read, { params: { id: inspectionId } }), [inspectionId]),
  );
  const report = answer?.report;
  const inParts = report !== undefined && report.parts.length > 1;
  const labels: Record<LetterPaper, string> = {
    pdf: copy.attachPdf,
    csv: copy.attachCsv,
    report: copy.attachReport(report),
  };
  return (
    <GroupField role="group" label={copy.attachments} error={error}>
      {(['pdf', 'csv', 'report'] as const).map((paper) => (
        <div key={paper} className="row justify-between gap-2">
          <Check
            name="attachments"
            label={labels[paper]}
            checked={chosen.includes(paper)}
            disabled={paper === 'report' && inParts}
            onChange={({ target }) =>
              onChange(target.checked ? [...chosen, paper] : chosen.filter((other) => other !== paper))
            }
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
  );
}
