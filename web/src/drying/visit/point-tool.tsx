import { dryingRecordActions } from '@tidemark/contract/drying/actions';
import { removals } from '@tidemark/contract/drying/fields/moisture';
import type { Point, Visit } from '@tidemark/contract/drying/record';
import { skipReasons } from '@tidemark/contract/drying/skipped';
import { wallClock } from '../../documentation/wall-clock.ts';
import { FormDialog, type Typed, wrongFields } from '../../forms/form-dialog.tsx';
import { perform } from '../../offline/outbox/index.ts';
import { SelectField } from '../../ui/controls/select-field.tsx';
import { TextArea } from '../../ui/controls/text-area.tsx';
import { TextField } from '../../ui/controls/text-field.tsx';
import { PhotosOf } from '../photos-of.tsx';
import type { PadTool } from './pad.tsx';
import type { KeepSoon } from './use-keep-soon.ts';

/** What was asked for at a point, as the pad stood there. */
export interface AskedAtPoint {
  tool: PadTool;
  point: Point;
  /** What stands beside its figure; undefined as long as there is none. */
  note: string | undefined;
  /** Keeps what was typed, with this note. */
  keep: (note?: string | null) => void;
  /** Goes on to the next one. */
  leave: () => void;
}

interface Props extends AskedAtPoint {
  visit: Visit;
  keepSoon: KeepSoon;
  onClosed: () => void;
}

/** A photo of a point, a note beside its reading, why it is not read, or that it was removed. */
export function PointTool({ tool, ...props }: Props) {
  const Tool = { Photo, Note, Skip, Removed }[tool];
  return <Tool tool={tool} {...props} />;
}

const nameOf = ({ number, where }: Point) => `Point ${number}, ${where}`;

function Photo({ point, onClosed }: Props) {
  return (
    <FormDialog title={nameOf(point)} save={undefined} onSave={async () => {}} onClosed={onClosed}>
      <PhotosOf projectId={point.projectId} ofKind="point" ofId={point.id} label={nameOf(point)} />
    </FormDialog>
  );
}

function Note({ point, note, keep, onClosed }: Props) {
  if (note === undefined)
    return (
      <FormDialog title={nameOf(point)} save={undefined} onSave={async () => {}} onClosed={onClosed}>
        <p>Type the reading first: the note stands beside it. Skip asks why a point cannot be read.</p>
      </FormDialog>
    );
  return (
    <FormDialog
      title={nameOf(point)}
      save="Save note"
      onSave={async ({ text }) => keep(text ?? null)}
      onClosed={onClosed}
    >
      <TextArea label="Note" name="text" maxLength={500} rows={3} defaultValue={note} data-autofocus />
    </FormDialog>
  );
}

function Skip({ visit, point, keepSoon, leave, onClosed }: Props) {
  const { projectId, id } = visit;
  const said = keepSoon.kept.skipped;
  // What was said last may not have come back from the store yet.
  const reasons = new Map([
    ...(visit.skipped ?? []).map((one) => [one.pointId, one.reason] as const),
    ...said,
  ]);
  const before = reasons.get(point.id) ?? '';
  const listed = skipReasons.find((one) => before === one || before.startsWith(`${one}: `));
  async function save({ reason: chosen, text }: Typed) {
    const why = [chosen, text].filter(Boolean).join(': ');
    if (why === '') throw wrongFields({ reason: 'Choose a reason, or write one.' });
    said.set(point.id, why);
    const skipped = [...reasons.set(point.id, why)].map(([pointId, reason]) => ({ pointId, reason }));
    const body = { skipped };
    await perform(dryingRecordActions.changeVisit, { params: { id: projectId, recordId: id }, body });
    leave();
  }
  return (
    <FormDialog title={nameOf(point)} save="Skip point" onSave={save} onClosed={onClosed}>
      <SelectField
        label="Why it is not read"
        name="reason"
        placeholder="Choose a reason"
        choices={skipReasons}
        defaultValue={listed ?? ''}
        data-autofocus
      />
      <TextField
        label="In your words"
        name="text"
        maxLength={150}
        defaultValue={listed ? before.slice(listed.length + 2) : before}
      />
    </FormDialog>
  );
}

function Removed({ point, keep, keepSoon, leave, onClosed }: Props) {
  async function save({ reason, text }: Typed) {
    const removedReason = removals.find((one) => one === reason);
    if (!removedReason) throw wrongFields({ reason: 'Choose why it was removed.' });
    if (removedReason === 'other' && !text) throw wrongFields({ text: 'Say why it was removed.' });
    const body = { removedAt: wallClock(new Date()), removedReason, removedNote: text ?? null };
    keep();
    // A reading of before must arrive first: a removed point takes none.
    if (!(await keepSoon.draft.flush())) return false;
    await perform(dryingRecordActions.changePoint, {
      params: { id: point.projectId, recordId: point.id },
      body,
    });
    leave();
    return true;
  }
  return (
    <FormDialog title={nameOf(point)} save="Mark as removed" onSave={save} onClosed={onClosed}>
      <p>Its readings stay. It takes no new ones.</p>
      <SelectField
        label="Why it was removed"
        name="reason"
        required
        placeholder="Choose a reason"
        choices={removals}
        data-autofocus
      />
      <TextField label="What else" name="text" maxLength={120} />
    </FormDialog>
  );
}
