import type { DocumentationFile } from '@tidemark/contract/documentation-file';
import { Download, ExternalLink } from 'lucide-react';
import { openFile } from '../../documentation/open-file.ts';
import { downloadFile } from '../../files/download-file.ts';
import { IconButton } from '../../ui/controls/icon-button.tsx';
import { showMomentDay } from '../../ui/format/dates.ts';
import { showSize } from '../../ui/format/show-size.ts';
import { Card } from '../../ui/layout/card.tsx';
import { copy } from '../copy.ts';
import styles from './evidence.module.css';

/** Documents: each opens, and downloads as it was added. */
export function DocumentsCard({ documents }: { documents: readonly DocumentationFile[] }) {
  return (
    <Card title={`${copy.documents} ${documents.length}`} level={3} flush>
      <ul aria-label={copy.documents}>
        {documents.map((file) => (
          <li key={file.id} className={`row line-top gap-2 ${styles.file}`}>
            <p className="grow min-w-0 tight">
              <b className="break-anywhere">{file.filename}</b>
              <span className="block ink-2 text-small">
                {file.type}, {showSize(file.size)}, {showMomentDay(file.uploadDate)}
              </span>
            </p>
            <IconButton
              label={copy.open(file.filename)}
              icon={<ExternalLink size={22} aria-hidden />}
              onClick={() => void openFile(file)}
            />
            <IconButton
              label={copy.download(file.filename)}
              icon={<Download size={22} aria-hidden />}
              onClick={() => void downloadFile(file)}
            />
          </li>
        ))}
      </ul>
    </Card>
  );
}
