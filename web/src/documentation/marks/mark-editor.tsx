import type { DocumentationFile } from '@tidemark/contract/documentation-file';
import { type MarkKind, markKinds } from '@tidemark/contract/mark-drawing';
import { mostMarks, tooManyMarks } from '@tidemark/contract/marks';
import { ArrowUpRight, Circle, EyeOff, type LucideIcon, Square, Trash2, Type, Undo2 } from 'lucide-react';
import { useLayoutEffect, useRef, useState } from 'react';
import { v7 as uuid } from 'uuid';
import dark from '../../files/dark-layer.module.css';
import { Button } from '../../ui/controls/button.tsx';
import { openModal } from '../../ui/feedback/open-dialogs.ts';
import { DrawingPad } from './drawing-pad.tsx';
import { kindNames, markCopy } from './mark-copy.ts';
import styles from './marks.module.css';
import { type Point, spanned } from './shape.ts';
import { useMarks } from './use-marks.ts';
import { WordsForm } from './words-form.tsx';

interface Props {
  photo: DocumentationFile;
  onClose: () => void;
}

const icons: Readonly<Record<MarkKind, LucideIcon>> = {
  arrow: ArrowUpRight,
  circle: Circle,
  rectangle: Square,
  text: Type,
  blur: EyeOff,
};

/** Draws marks over a photo. Each is saved on this device as soon as it is drawn; Esc closes. */
export default function MarkEditor({ photo, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => openModal(dialog.current!), []);
  const drawing = useMarks(photo);
  const [tool, setTool] = useState<MarkKind>('arrow');
  const [selected, setSelected] = useState<string>();
  /** Where new words go. */
  const [place, setPlace] = useState<Point>();
  const select = (id: string | undefined) => {
    setSelected(id);
    setPlace(undefined);
  };
  const { marks, set } = drawing;
  const chosen = selected === undefined ? undefined : marks[selected];
  const full = Object.keys(marks).length >= mostMarks;
  const words = place ? spanned('text', place, place) : chosen?.kind === 'text' ? chosen : undefined;
  return (
    <dialog
      ref={dialog}
      className={`w-full cols-1 hidden ${dark.layer} ${styles.editor}`}
      data-theme="dark"
      aria-label={markCopy.title}
      onClose={() => !dialog.current?.open && onClose()}
    >
      <div className={`row gap-2 ${styles.top}`}>
        <p className="grow min-w-0 w-650 break-anywhere">{photo.description ?? photo.filename}</p>
        <Button kind="primary" onClick={() => dialog.current?.close()}>
          {markCopy.done}
        </Button>
      </div>
      <DrawingPad
        photo={photo}
        drawing={drawing}
        tool={tool}
        selected={selected}
        onSelect={select}
        onWords={setPlace}
      />
      <div className={`stack gap-2 ${styles.bottom}`}>
        {full && <p role="status">{tooManyMarks}</p>}
        {words && (
          <WordsForm
            key={place ? 'new' : selected}
            words={words}
            onWords={(mark) => {
              const id = place ? uuid() : selected!;
              set(id, mark);
              select(id);
            }}
          />
        )}
        <div className={styles.tools} role="radiogroup" aria-label={markCopy.tools}>
          {markKinds.map((kind) => {
            const Icon = icons[kind];
            return (
              <label key={kind} className={styles.tool}>
                <input
                  type="radio"
                  name="mark"
                  className="visually-hidden"
                  checked={tool === kind}
                  onChange={() => {
                    setTool(kind);
                    select(undefined);
                  }}
                />
                <Icon size={22} aria-hidden />
                {kindNames[kind]}
              </label>
            );
          })}
        </div>
        <div className="row gap-2">
          <Button
            icon={<Undo2 size={20} aria-hidden />}
            aria-disabled={!drawing.canUndo || undefined}
            onClick={() => {
              select(undefined);
              drawing.undo();
            }}
          >
            {markCopy.undo}
          </Button>
          {chosen && (
            <Button
              kind="danger"
              icon={<Trash2 size={20} aria-hidden />}
              onClick={() => {
                set(selected!, null);
                select(undefined);
              }}
            >
              {markCopy.remove}
            </Button>
          )}
        </div>
      </div>
    </dialog>
  );
}
