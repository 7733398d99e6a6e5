import { useNavigate } from '@tanstack/react-router';
import type { OfficeProject } from '@tidemark/contract/office/table';
import { CornerDownRight, FolderKanban, type LucideIcon, UserRound, Zap } from 'lucide-react';
import { type KeyboardEvent, useId, useState } from 'react';
import { Dialog } from '../../ui/feedback/dialog.tsx';
import { copy } from './copy.ts';
import styles from './palette.module.css';
import { matching, type PaletteRow } from './places.ts';
import { useFound } from './use-found.ts';

const icons: Record<PaletteRow['group'], LucideIcon> = {
  projects: FolderKanban,
  do: Zap,
  people: UserRound,
  pages: CornerDownRight,
};

interface Props {
  opened: boolean;
  onClose: () => void;
  onSchedule: (project: OfficeProject) => void;
  onKeys: () => void;
}

/** Projects, people, pages and actions by a few letters, without a mouse. */
export function Palette({ opened, onClose, onSchedule, onKeys }: Props) {
  const listId = useId();
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const [at, setAt] = useState(0);
  const { rows: found, problem } = useFound(typed, onSchedule);
  const rows = matching(typed, found);
  const current = rows[Math.min(at, rows.length - 1)];
  function go({ to, act }: PaletteRow) {
    onClose();
    if (to) void navigate(to);
    act?.();
  }
  function press(event: KeyboardEvent) {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0 && rows.length > 0) {
      event.preventDefault();
      setAt((Math.min(at, rows.length - 1) + step + rows.length) % rows.length);
    } else if (event.key === 'Enter' && current) {
      event.preventDefault();
      go(current);
    } else if (event.key === '?' && typed === '') {
      event.preventDefault();
      onKeys();
    }
  }
  const groups = Map.groupBy(rows, ({ group }) => group);
  return (
    <Dialog opened={opened} onClose={onClose} title={copy.title}>
      <input
        data-autofocus
        className={`w-full surface edged tap text-base ${styles.field}`}
        role="combobox"
        aria-expanded={rows.length > 0}
        aria-controls={listId}
        aria-activedescendant={current ? `${listId} ${current.id}`.replaceAll(' ', '-') : undefined}
        aria-label={copy.field}
        placeholder={copy.placeholder}
        autoComplete="off"
        maxLength={200}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          setAt(0);
        }}
        onKeyDown={press}
      />
      <div id={listId} role="listbox" aria-label={copy.title} className={styles.rows}>
        {[...groups].map(([group, some]) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be in a list box
          <div key={group} role="group" aria-label={copy.groups[group]}>
            <p aria-hidden className={`ink-2 w-650 ${styles.group}`}>
              {copy.groups[group]}
            </p>
            {some.map((row) => {
              const Icon = icons[group];
              return (
                // biome-ignore lint/a11y/useKeyWithClickEvents: the field above has the focus and the keys
                // biome-ignore lint/a11y/useFocusableInteractive: it is the field's active descendant
                <div
                  key={row.id}
                  id={`${listId} ${row.id}`.replaceAll(' ', '-')}
                  role="option"
                  aria-selected={row === current}
                  className={`row gap-3 tight ${styles.option}`}
                  onClick={() => go(row)}
                >
                  <Icon size={18} aria-hidden />
                  <span className="min-w-0 break-anywhere">
                    <b className="block">
                      <Hit text={row.label} words={typed} />
                    </b>
                    {row.detail && (
                      <span className="block ink-2 text-caption">
                        <Hit text={row.detail} words={typed} />
                      </span>
                    )}
                  </span>
                </div>
              );
            })}
          </div>
        ))}
      </div>
      <p role="status" className="ink-2">
        {problem ? copy.offline : rows.length === 0 && copy.nothing}
      </p>
      <p className={`row gap-2 ink-2 text-caption ${styles.foot}`}>
        <kbd>↑</kbd> <kbd>↓</kbd> {copy.move} <kbd>Enter</kbd> {copy.open} <kbd>?</kbd> {copy.allKeys}
      </p>
    </Dialog>
  );
}

/** What was typed is marked where it stands. */
function Hit({ text, words }: { text: string; words: string }) {
  const from = words.trim() === '' ? -1 : text.toLowerCase().indexOf(words.trim().toLowerCase());
  if (from < 0) return text;
  const to = from + words.trim().length;
  return (
    <>
      {text.slice(0, from)}
      <mark className={styles.hit}>{text.slice(from, to)}</mark>
      {text.slice(to)}
    </>
  );
}
