import { FileText } from 'lucide-react';
import { useState } from 'react';
import { useNeedsConnection } from '../offline/faults/index.ts';
import { Button } from '../ui/controls/button.tsx';
import { copy } from './copy.ts';
import { askReport, downloadReport, type ReportOf, type ReportSizes } from './download-report.ts';
import { ReportParts } from './report-parts.tsx';

/**
 * Downloads an inspection's report; one too large for some insurers first offers its parts. `name` distinguishes the
 * button for screen readers.
 */
export function ReportButton({ name, size = 'sm', ...of }: ReportOf & { name?: string; size?: 'sm' | 'md' }) {
  const hint = useNeedsConnection();
  /** Its progress: 0 until the first bytes arrive. */
  const [share, setShare] = useState<number>();
  const [asked, setAsked] = useState<ReportSizes>();

  async function download(part?: number) {
    setAsked(undefined);
    setShare(0);
    await downloadReport(of, part === undefined ? {} : { part }, setShare);
    setShare(undefined);
  }
  async function ask() {
    setShare(0);
    const sizes = await askReport(of);
    setShare(undefined);
    if (sizes && sizes.parts.length > 1) setAsked(sizes);
    else if (sizes) await download();
  }

  return (
    <>
      <Button
        size={size}
        icon={<FileText size={18} aria-hidden />}
        busy={share !== undefined}
        onClick={() => void ask()}
      >
        <span>
          {share === undefined ? copy.download : share === 0 ? copy.preparing : copy.coming(share)}
          {name && <span className="visually-hidden">, {name}</span>}
          {hint && share === undefined && <small>{hint}</small>}
        </span>
      </Button>
      {asked && (
        <ReportParts
          sizes={asked}
          onChoose={(part) => void download(part)}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  );
}
