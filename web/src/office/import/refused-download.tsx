import { FileDown } from 'lucide-react';
import { Button } from '../../ui/controls/button.tsx';
import { saveFile } from '../../ui/controls/save-file.ts';
import { copy } from './copy.ts';
import { type ImportFile, refusedCsv } from './read-file.ts';
import type { Judgement } from './send-lines.ts';

/** Downloads the lines that need fixing with the reasons; nothing if there are none. */
export function RefusedDownload({ file, judged }: { file: ImportFile; judged: Judgement }) {
  const reasons = new Map(
    [...judged]
      .filter(([, { outcome }]) => outcome === 'bad')
      .map(([line, { errors }]) => [line, errors.map(({ message }) => message).join(' ')]),
  );
  if (reasons.size === 0) return null;
  const name = `${file.name.replace(/\.\w+$/, '')}-to-correct.csv`;
  const download = async () =>
    saveFile(new Blob([await refusedCsv(file, reasons)], { type: 'text/csv' }), name);
  return (
    <Button icon={<FileDown size={20} aria-hidden />} onClick={() => void download()}>
      {copy.downloadRefused(reasons.size)}
    </Button>
  );
}
