import { MonitorSmartphone, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useSession } from '../offline/session/index.ts';
import { device, dismiss, useRecord } from '../offline/store/index.ts';
import { Button } from '../ui/controls/button.tsx';
import { IconButton } from '../ui/controls/icon-button.tsx';
import { Note } from '../ui/feedback/note.tsx';
import { showToast } from '../ui/feedback/toast.tsx';
import { canBeUsed, enterOther } from './enter-other.ts';
import { labelOf } from './labels.ts';
import styles from './replaced-notes.module.css';
import { useReplaced, type Word } from './use-replaced.ts';
import { sentenceOf } from './words.ts';

interface Props {
  inspectionId: string;
  /** Only this room's. */
  roomId?: string;
  /** It is alone on the page: nothing around it has margins. */
  bare?: boolean;
}

/** Shows conflicts: which value was kept. Needs no decision; the person dismisses it. */
export function ReplacedNotes({ inspectionId, roomId, bare = false }: Props) {
  const words = useReplaced(inspectionId, roomId);
  const open = useRecord('inspections', inspectionId)?.status === 'In Progress';
  return <ReplacedList words={words} open={open} bare={bare} />;
}

interface ListProps {
  words: readonly Word[] | undefined;
  /** The other value may still be entered. */
  open: boolean;
  bare: boolean;
}

/** Conflicts, wherever they are; a new one is announced. */
export function ReplacedList({ words, open, bare }: ListProps) {
  useToasts(words);
  if (!words || words.length === 0) return null;
  return (
    <Note icon={MonitorSmartphone} className={bare ? styles.bare : styles.note} title={titleOf(words.length)}>
      <ul className={`grid gap-1 ${styles.list}`} aria-label="Values from another device">
        {words.map((word) => (
          <ReplacedLine key={keyOf(word)} word={word} open={open} />
        ))}
      </ul>
    </Note>
  );
}

const keyOf = ({ table, id, field, at }: Word) => `${table}:${id}:${field}:${at}`;
const titleOf = (count: number) =>
  count === 1 ? 'Also entered on another device' : `${count} values were also entered on another device`;

/** Conflicts that arrive while a person is further down are announced there too. */
function useToasts(words: readonly Word[] | undefined): void {
  const told = useRef<Set<string>>(undefined);
  useEffect(() => {
    if (!words) return;
    const fresh = told.current ? words.filter((word) => !told.current?.has(keyOf(word))) : [];
    told.current = new Set(words.map(keyOf));
    const [first] = fresh;
    if (first)
      showToast({
        kind: 'info',
        id: 'replaced',
        title: titleOf(fresh.length),
        message:
          fresh.length === 1 ? labelOf(first, first.room) : 'They are listed at the top of this screen.',
      });
  }, [words]);
}

function ReplacedLine({ word, open }: { word: Word; open: boolean }) {
  const me = useSession()?.technician.id;
  const label = labelOf(word, word.room);
  const use = word.stands === 'mine' ? 'Use theirs' : 'Use mine';
  return (
    <li className={`row wrap justify-between ${styles.line}`}>
      <div>
        <b>{label}</b>
        <p>{sentenceOf(word, me)}</p>
      </div>
      <span className="row push gap-2">
        {open && canBeUsed(word) && (
          <Button size="sm" aria-label={`${use}: ${label}`} onClick={() => void enterOther(word)}>
            {use}
          </Button>
        )}
        <IconButton
          label={`Dismiss: ${label}`}
          icon={<X size={20} aria-hidden />}
          onClick={() => void dismiss(device(), word)}
        />
      </span>
    </li>
  );
}
