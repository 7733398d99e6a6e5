import { priceListActions } from '@tidemark/contract/price-list/actions';
import { changedFigures, type PriceList } from '@tidemark/contract/price-list/price-list';
import { type ReactNode, useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { call } from '../offline/calls/index.ts';
import { CallError, reportFault } from '../offline/faults/index.ts';
import { Button } from '../ui/controls/button.tsx';
import { SearchField } from '../ui/controls/search-field.tsx';
import { settleQuestion } from '../ui/feedback/confirm.tsx';
import { EmptyState } from '../ui/feedback/empty-state.tsx';
import { Note } from '../ui/feedback/note.tsx';
import { showToast } from '../ui/feedback/toast.tsx';
import { showMoment } from '../ui/format/dates.ts';
import { askUnusual } from './ask-unusual.tsx';
import { copy } from './copy.ts';
import type { Imported } from './csv.ts';
import { CsvButtons } from './csv-buttons.tsx';
import { searchGroups } from './entries.ts';
import { ImportNote } from './import-note.tsx';
import styles from './price-list.module.css';
import { PriceTable } from './price-table.tsx';
import { SavePrices } from './save-prices.tsx';
import { onlyChanges, readTyped, type Typed, typedSince } from './typed-prices.ts';
import { useLeaveQuestion } from './use-leave-question.ts';

interface Props {
  list: PriceList;
  mayEdit: boolean;
  /** Why a newer list did not load. */
  problem: string | undefined;
  reload: () => Promise<boolean>;
  lay: (list: PriceList) => void;
  tools: ReactNode;
}

/** The list with typed prices over it, which survive a newer list by someone else. */
export function PriceListEditor({ list, mayEdit, problem, reload, lay, tools }: Props) {
  const [typed, setTyped] = useState<Typed>({});
  const [search, setSearch] = useState('');
  const [problems, setProblems] = useState<readonly string[]>([]);
  const [conflict, setConflict] = useState(false);
  const [busy, setBusy] = useState(false);
  const read = useMemo(() => readTyped(list, typed), [list, typed]);
  const groups = useMemo(() => searchGroups(search, list), [search, list]);
  const wrong = Object.keys(read.errors);
  const clean = read.changed.size === 0 && wrong.length === 0;
  useLeaveQuestion(!clean);
  // The bar disappears with the last change, and with it the pressed button.
  const prices = useRef<HTMLDivElement>(null);
  const before = useRef(clean);
  useEffect(() => {
    if (clean && !before.current && document.activeElement === document.body)
      prices.current?.focus({ preventScroll: true });
    before.current = clean;
  }, [clean]);

  const onType = useCallback(
    (field: string, text: string) => setTyped((before) => ({ ...before, [field]: text })),
    [],
  );
  function onImport({ typed: prices, problems: left }: Imported) {
    setProblems(left);
    const all = { ...typed, ...prices };
    setTyped(all);
    const message = copy.imported(readTyped(list, all).changed);
    showToast({ kind: 'info', title: copy.importFile, message, id: 'price-list' });
  }
  async function save() {
    if (!(await askUnusual(read.list, read.changed))) return;
    setBusy(true);
    try {
      const body = { basedOn: list.version, ...read.list };
      lay((await call(priceListActions.save, { body })).priceList);
      // It lacks what was typed during the save.
      setTyped((now) => typedSince(typed, now));
      setProblems([]);
      setConflict(false);
      settleQuestion(copy.leave, true);
      const [title, message] = copy.savedToast;
      showToast({ kind: 'success', title, message, id: 'price-list' });
    } catch (error) {
      reportFault(error);
      if (error instanceof CallError && error.code === 'price_list_changed') setConflict(true);
      else {
        const [title, message] = copy.saveFailed;
        showToast({ kind: 'error', title, message, id: 'price-list' });
      }
    }
    setBusy(false);
  }
  async function loadNewest() {
    if (!(await reload())) return;
    setTyped((now) => onlyChanges(list, now));
    setConflict(false);
    // The button disappears with its note.
    prices.current?.focus({ preventScroll: true });
  }

  return (
    <>
      <div className={`grid gap-2 ${styles.head}`}>
        <p>
          <b>{copy.version(list.version)}</b>{' '}
          {list.savedAt && list.savedBy ? copy.saved(showMoment(list.savedAt), list.savedBy) : copy.shipped}
          {!mayEdit && <span>{copy.readOnly}</span>}
        </p>
        <div className="flex wrap gap-2">
          {tools}
          <CsvButtons list={list} figures={read.list} onImport={mayEdit ? onImport : undefined} />
        </div>
      </div>
      <SearchField
        label="Search the price list"
        placeholder={copy.search}
        value={search}
        onChange={setSearch}
      />
      {conflict && (
        <Note
          tone="danger"
          role="alert"
          title={copy.conflict}
          action={
            <Button size="sm" onClick={() => void loadNewest()}>
              {copy.loadNewest}
            </Button>
          }
        >
          {copy.conflictHint}
          {problem && <p>{problem}</p>}
        </Note>
      )}
      <ImportNote problems={problems} />
      {groups.length === 0 && <EmptyState title={copy.nothingFound} hint={copy.nothingFoundHint} />}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form; this names what takes the focus */}
      <div ref={prices} role="group" aria-label={copy.prices} tabIndex={-1} className={styles.groups}>
        <PriceTable
          groups={useDeferredValue(groups)}
          base={list}
          typed={typed}
          read={read}
          onType={mayEdit ? onType : undefined}
        />
      </div>
      <SavePrices
        changes={changedFigures(list, read.list)}
        version={list.version}
        wrong={wrong}
        busy={busy}
        onSave={() => void save()}
        onDiscard={() => {
          setTyped({});
          setProblems([]);
        }}
      />
    </>
  );
}
