import { FileDown, FileUp } from 'lucide-react';
import { useId, useRef } from 'react';
import { useFileDrop } from '../../files/file-drop.ts';
import { takenFiles } from '../../files/file-input.ts';
import { spreadsheets } from '../../files/spreadsheet/read-rows.ts';
import { Button } from '../../ui/controls/button.tsx';
import { saveFile } from '../../ui/controls/save-file.ts';
import { Note } from '../../ui/feedback/note.tsx';
import { copy } from './copy.ts';
import styles from './import.module.css';
import { sampleCsv } from './read-file.ts';

interface Props {
  reading: boolean;
  problem: string | undefined;
  onFile: (file: File | undefined) => void;
}

const downloadSample = async () =>
  saveFile(new Blob([await sampleCsv()], { type: 'text/csv' }), 'tidemark-import-sample.csv');

/** Drop or select the file here. */
export function ChooseFile({ reading, problem, onFile }: Props) {
  const { over, drag } = useFileDrop(([file]) => onFile(file));
  const chooser = useRef<HTMLInputElement>(null);
  const [kinds, wrong] = [useId(), useId()];
  return (
    <>
      {problem && (
        <Note tone="danger" role="alert" id={wrong}>
          {problem}
        </Note>
      )}
      <div
        className={`grid surface justify-items-center gap-2 ${styles.drop}`}
        data-over={over || undefined}
        {...drag}
      >
        <FileUp size={28} aria-hidden />
        <b>{copy.drop}</b>
        <span className="ink-2" id={kinds}>
          {copy.kinds}
        </span>
        <Button
          kind="primary"
          icon={<FileUp size={20} aria-hidden />}
          aria-describedby={problem ? `${wrong} ${kinds}` : kinds}
          busy={reading}
          onClick={() => chooser.current?.click()}
        >
          {reading ? copy.reading : copy.choose}
        </Button>
        <Button kind="quiet" icon={<FileDown size={20} aria-hidden />} onClick={() => void downloadSample()}>
          {copy.sample}
        </Button>
      </div>
      <input
        ref={chooser}
        type="file"
        accept={spreadsheets}
        hidden
        aria-label={copy.choose}
        onChange={(event) => onFile(takenFiles(event)[0])}
      />
    </>
  );
}
