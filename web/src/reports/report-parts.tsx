import { FileDown } from 'lucide-react';
import { Button } from '../ui/controls/button.tsx';
import { Dialog } from '../ui/feedback/dialog.tsx';
import { copy, sizeText } from './copy.ts';
import type { ReportSizes } from './download-report.ts';
import styles from './report-parts.module.css';

interface Props {
  sizes: ReportSizes;
  /** Undefined is the whole report. */
  onChoose: (part: number | undefined) => void;
  onClose: () => void;
}

/** The whole report, or one of its parts. */
export function ReportParts({ sizes: { size, parts }, onChoose, onClose }: Props) {
  const icon = <FileDown size={20} aria-hidden />;
  return (
    <Dialog opened onClose={onClose} title={copy.chooseTitle}>
      <p className={`ink-2 ${styles.why}`}>{copy.choose(size)}</p>
      <ul className={`grid gap-2 ${styles.parts}`}>
        <li>
          <Button wide kind="outline" icon={icon} onClick={() => onChoose(undefined)}>
            <span>
              {copy.whole} <small>{sizeText(size)}</small>
            </span>
          </Button>
        </li>
        {parts.map(({ part, firstPhoto, photos, size: bytes }) => (
          <li key={part}>
            <Button wide icon={icon} onClick={() => onChoose(part)}>
              <span>
                {copy.part(part, parts.length)}{' '}
                <small>
                  {copy.photos(firstPhoto, photos)}, {sizeText(bytes)}
                </small>
              </span>
            </Button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
