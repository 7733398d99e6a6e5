import type { PriceList, PriceListFigures } from '@tidemark/contract/price-list/price-list';
import { FileDown, FileUp } from 'lucide-react';
import { useRef } from 'react';
import { spreadsheets } from '../files/spreadsheet/read-rows.ts';
import { Button } from '../ui/controls/button.tsx';
import { saveFile } from '../ui/controls/save-file.ts';
import { copy } from './copy.ts';
import { fromFile, type Imported, toCsv } from './csv.ts';

interface Props {
  list: PriceList;
  /** Including typed prices. */
  figures: PriceListFigures;
  /** Undefined if the person may only read. */
  onImport: ((imported: Imported) => void) | undefined;
}

export function CsvButtons({ list, figures, onImport }: Props) {
  const chooser = useRef<HTMLInputElement>(null);
  async function exportList() {
    saveFile(new Blob([await toCsv(figures)], { type: 'text/csv' }), `price-list-${list.version}.csv`);
  }
  async function importList(file: File | undefined) {
    if (file && onImport) onImport(await fromFile(file));
    // The same file can be selected again.
    if (chooser.current) chooser.current.value = '';
  }
  return (
    <>
      <Button size="sm" icon={<FileDown size={18} aria-hidden />} onClick={() => void exportList()}>
        {copy.exportCsv}
      </Button>
      {onImport && (
        <>
          <Button size="sm" icon={<FileUp size={18} aria-hidden />} onClick={() => chooser.current?.click()}>
            {copy.importFile}
          </Button>
          <input
            ref={chooser}
            type="file"
            accept={spreadsheets}
            hidden
            aria-label={copy.importFile}
            onChange={(event) => void importList(event.target.files?.[0])}
          />
        </>
      )}
    </>
  );
}
