import type { Template } from '@tidemark/contract/claim-sheet-templates/template';
import type { Measured } from '@tidemark/contract/sketch/figures-of-room';
import { CopyPlus } from 'lucide-react';
import { Button } from '../../ui/controls/button.tsx';
import { Check } from '../../ui/controls/check.tsx';
import { ChipGrid } from '../../ui/controls/chip-grid.tsx';
import { Segmented } from '../../ui/controls/segmented.tsx';
import { Dialog } from '../../ui/feedback/dialog.tsx';
import { Note } from '../../ui/feedback/note.tsx';
import type { SheetDraft } from '../draft.ts';
import { TemplateSource } from '../templates/template-source.tsx';
import { applyCopy } from './apply-copy.ts';
import { copy, linesWord } from './copy.ts';
import styles from './copy-in.module.css';
import { SourceList } from './source-list.tsx';
import { useChoice } from './use-choice.ts';
import type { Source, SourceKind } from './use-source.ts';

interface ChooseLinesProps {
  draft: SheetDraft;
  room: Measured;
  kind: SourceKind;
  onKind: (kind: SourceKind) => void;
  source: Source;
  onSaveTemplate: () => void;
  onEditTemplate: (template: Template) => void;
  onClose: () => void;
}

const kinds = [
  { value: 'room', label: copy.anotherRoom },
  { value: 'template', label: copy.template },
] as const;
const ways = [
  { value: 'keep', label: copy.keep },
  { value: 'replace', label: copy.replace },
] as const;

/** Source, groups, and what becomes of lines that are filled already. */
export function ChooseLines(props: ChooseLinesProps) {
  const { draft, room, kind, onKind, source, onSaveTemplate, onEditTemplate, onClose } = props;
  const choice = useChoice(draft, room, source.rows);
  const { offered, chosen, roomFacts, planned } = choice;
  const count = Object.keys(planned.change).length;
  const ready = source.state === 'ready';
  const summary =
    !ready || chosen.length === 0
      ? copy.nothing
      : count === 0 && planned.kept === 0
        ? copy.nothingNew
        : copy.willCopy(count, planned.kept);
  const apply = () => {
    applyCopy(draft, planned.change, source.name ?? '');
    onClose();
  };
  return (
    <Dialog
      opened
      onClose={onClose}
      title={copy.open}
      footer={
        <>
          <Button onClick={onClose}>{copy.cancel}</Button>
          <Button
            kind="primary"
            icon={<CopyPlus size={20} aria-hidden />}
            disabled={!ready || count === 0}
            onClick={apply}
          >
            {copy.doCopy(ready ? count : 0)}
          </Button>
        </>
      }
    >
      <div className={`stack ${styles.form}`}>
        <Segmented label={copy.from} choices={kinds} value={kind} onChange={onKind} />
        {kind === 'room' ? (
          <RoomSource source={source} />
        ) : (
          <TemplateSource
            source={source}
            canSave={draft.filled().size > 0}
            onSave={onSaveTemplate}
            onEdit={onEditTemplate}
          />
        )}
        {source.state === 'loading' && <p role="status">{copy.loading}</p>}
        {source.state === 'missing' && (
          <Note tone="silt" role="status">
            {copy.notHere}
          </Note>
        )}
        {ready && (
          <>
            {offered.length > 0 && (
              <ChipGrid label={copy.groups} choices={offered} value={chosen} onChange={choice.choose} />
            )}
            {kind === 'room' && roomFacts.asked && (
              <Check
                label={copy.roomFacts}
                checked={roomFacts.on}
                onChange={({ target }) => roomFacts.set(target.checked)}
              />
            )}
            {choice.collides && (
              <Segmented
                label={copy.whenFilled}
                choices={ways}
                value={choice.whenFilled}
                onChange={choice.setWhenFilled}
              />
            )}
            <p className="w-600" role="status">
              {summary}
            </p>
          </>
        )}
      </div>
    </Dialog>
  );
}

function RoomSource({ source: { rooms, chosen, choose } }: { source: Source }) {
  if (!rooms) return null;
  if (rooms.length === 0) return <Note>{copy.noOtherRoom}</Note>;
  const choices = rooms.map(({ id, name, claimItem }) => ({
    id,
    name,
    detail: linesWord(claimItem?.filledCount ?? 0),
  }));
  return <SourceList label={copy.room} choices={choices} chosen={chosen} onChoose={choose} />;
}
