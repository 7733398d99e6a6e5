import { FileText } from 'lucide-react';
import { useState } from 'react';
import { useNeedsConnection } from '../offline/faults/index.ts';
import { Button } from '../ui/controls/button.tsx';
import { copy } from './copy.ts';
import { askReport, downloadReport, type ReportOf, type ReportSizes } from './download-report.ts';
import { ReportParts } from './report-parts.tsx';

/**
 * Downloads the report of an inspection; one too large for some insurers asks first whether to take it in parts. `name` tells
 * it from others on the screen, for who hears it.
 */
export function ReportButton({ name, size = 'sm', ...of }: ReportOf & { name?: string; size?: 'sm' | 'md' }) {
  const hint = useNeedsConnection();
  /** How far it is: 0 until the first bytes come. */
  const [share, setShare] = useState<number>();
  const [asked, setAsked] = useState<ReportSizes>();

  async function download(part?: number) {
    setAsked(undefined);
    setShare(0);
    await downloadReport(of, part, setShare);
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
