import { dryingActions } from '@tidemark/contract/drying/actions';
import { inOrder, isIn, orderMistake, roomOfPlacement } from '@tidemark/contract/drying/placement';
import type { Placement } from '@tidemark/contract/drying/record';
import type { Drying } from '@tidemark/contract/drying/whole';
import { useState } from 'react';
import { v7 as uuid } from 'uuid';
import { wallClock } from '../../documentation/wall-clock.ts';
import { act } from '../../forms/act.ts';
import { FormDialog, figure, type Typed, wrongFields } from '../../forms/form-dialog.tsx';
import { perform } from '../../offline/outbox/index.ts';
import { Button } from '../../ui/controls/button.tsx';
import { NumberField } from '../../ui/controls/number-field.tsx';
import { SelectField } from '../../ui/controls/select-field.tsx';
import { TextField } from '../../ui/controls/text-field.tsx';
import { showMoment } from '../../ui/format/dates.ts';

interface Props {
  drying: Drying;
  placement: Placement;
  name: string;
  onClosed: () => void;
}
type Kind = Placement['events'][number]['kind'];
const words: Record<Kind, string> = {
  placed: 'Placed',
  moved: 'Moved to another room',
  stopped: 'Stopped',
  started: 'Started again',
  removed: 'Removed from site',
};
const kinds = Object.keys(words) as Kind[];

/** What happened to a unit so far, and what happens now. */
export function UnitDialog({ drying, placement, name, onClosed }: Props) {
  const { events } = placement;
  const now = wallClock(new Date());
  const room = roomOfPlacement(events, placement.roomId);
  const elsewhere = drying.rooms.filter(({ id }) => id !== room);
  // Times are to the minute, so within one a removed unit could still be stopped before.
  const possible = isIn(events)
    ? kinds.filter(
        (kind) =>
          (kind !== 'moved' || elsewhere.length > 0) &&
          !orderMistake([...events, { kind, at: now, roomId: null }]),
      )
    : [];
  const [kind, setKind] = useState<Kind>();
  const params = { id: drying.projectId, recordId: placement.id };
  const last = inOrder(events).at(-1);

  const happened = (event: Placement['events'][number]) => {
    const to = drying.rooms.find(({ id }) => id === event.roomId)?.name;
    return event.kind === 'moved' && to !== undefined ? `Moved to ${to}` : words[event.kind];
  };
  async function save(typed: Typed) {
    if (!kind) throw wrongFields({ kind: 'Choose what happens now.' });
    await perform(dryingActions.addEvent, {
      params,
      body: {
        ...{ id: uuid(), kind, at: wallClock(new Date()), hourMeter: figure(typed.hourMeter) },
        ...{ reason: typed.reason ?? null, roomId: kind === 'moved' ? (typed.roomId ?? null) : null },
      },
    });
  }
  return (
    <FormDialog
      title={name}
      save={possible.length > 0 ? 'Save' : undefined}
      onSave={save}
      onClosed={onClosed}
    >
      <ul className="stack gap-1">
        {inOrder(events).map((event) => (
          <li key={event.id} className="ink-2">
            {[happened(event), showMoment(event.at), event.reason].filter(Boolean).join(', ')}
          </li>
        ))}
      </ul>
      {possible.length > 0 && (
        <>
          <SelectField
            label="What happens now"
            name="kind"
            required
            placeholder="Choose what happens"
            choices={possible.map((value) => ({ value, label: words[value] }))}
            value={kind ?? ''}
            onChange={({ target }) => setKind(possible.find((one) => one === target.value))}
          />
          {kind === 'moved' && (
            <SelectField
              label="Room"
              name="roomId"
              required
              choices={elsewhere.map(({ id, name: other }) => ({ value: id, label: other }))}
            />
          )}
          <TextField label="Reason" name="reason" maxLength={500} />
          <NumberField label="Hour meter" name="hourMeter" unit="h" />
        </>
      )}
      {last && events.length > 1 && (
        <Button
          kind="quiet-danger"
          onClick={() =>
            void act(() => perform(dryingActions.removeEvent, { params: { ...params, eventId: last.id } }))
          }
        >
          {`Take back: ${words[last.kind].toLowerCase()}`}
        </Button>
      )}
    </FormDialog>
  );
}
