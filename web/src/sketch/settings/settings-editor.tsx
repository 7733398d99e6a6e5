import { useBlocker } from '@tanstack/react-router';
import { rulesInWords } from '@tidemark/contract/sketch/rules-in-words';
import { openingNames, type SketchSettings } from '@tidemark/contract/sketch/settings';
import { sketchSettingsActions } from '@tidemark/contract/sketch/settings-actions';
import { type FormEvent, useRef, useState } from 'react';
import { call } from '../../offline/calls/index.ts';
import { CallError, explain, reportFault } from '../../offline/faults/index.ts';
import { Check } from '../../ui/controls/check.tsx';
import { NumberField } from '../../ui/controls/number-field.tsx';
import { Segmented } from '../../ui/controls/segmented.tsx';
import { TextField } from '../../ui/controls/text-field.tsx';
import { confirm } from '../../ui/feedback/confirm.tsx';
import { NewerNote } from '../../ui/feedback/newer-note.tsx';
import { showToast } from '../../ui/feedback/toast.tsx';
import { showMoment } from '../../ui/format/dates.ts';
import { Card } from '../../ui/layout/card.tsx';
import { SaveBar } from '../../ui/layout/save-bar.tsx';
import { copy } from './copy.ts';
import {
  changesIn,
  formOf,
  readForm,
  type SettingsErrors,
  type SettingsForm,
  sizeNames,
} from './settings-form.ts';

interface Props {
  settings: SketchSettings;
  onSaved: (settings: SketchSettings) => void;
  /** Takes the newest, for who was second. */
  reload: () => Promise<void>;
}

const deductions = [
  { value: 'all', label: copy.all },
  { value: 'over', label: copy.over },
  { value: 'none', label: copy.none },
] as const;

/** What is taken out of a room's quantities, and the size of a new opening. */
export function SettingsEditor({ settings, onSaved, reload }: Props) {
  const was = formOf(settings);
  const [form, setForm] = useState(was);
  const [errors, setErrors] = useState<SettingsErrors>({});
  const [busy, setBusy] = useState(false);
  const [conflict, setConflict] = useState(false);
  const element = useRef<HTMLFormElement>(null);
  const isSaved = useRef(false);
  const changes = changesIn(form, was);
  const typed = () => changes > 0 && !isSaved.current;
  useBlocker({
    shouldBlockFn: async () => typed() && !(await confirm(copy.leave)),
    enableBeforeUnload: typed,
  });

  function change(part: Partial<SettingsForm>) {
    setForm((before) => ({ ...before, ...part }));
    setErrors({});
  }
  async function save(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    const read = readForm(form);
    if ('errors' in read) {
      setErrors(read.errors);
      const [first = ''] = Object.keys(read.errors);
      element.current?.querySelector<HTMLElement>(`[name="${CSS.escape(first)}"]`)?.focus();
      return;
    }
    setBusy(true);
    try {
      const body = { ...read.entered, basedOn: settings.version };
      const { settings: saved } = await call(sketchSettingsActions.save, { body });
      isSaved.current = true;
      showToast({ kind: 'success', id: 'sketches', title: copy.savedToast });
      onSaved(saved);
    } catch (error) {
      reportFault(error);
      const { code, status } = error instanceof CallError ? error : {};
      if (code === 'settings_changed') setConflict(true);
      else {
        const message = status === 0 ? copy.needsNetwork : explain(error);
        showToast({ kind: 'error', id: 'sketches', title: copy.saveFailed, message });
      }
    } finally {
      setBusy(false);
    }
  }
  const { doorsFromPerimeter, deduct, overSf, sizes } = form;
  return (
    <form ref={element} className="stack gap-3" noValidate onSubmit={(event) => void save(event)}>
      <p className="ink-2">
        <b>{copy.version(settings.version)}</b>,{' '}
        {settings.savedAt && settings.savedBy
          ? copy.saved(showMoment(settings.savedAt), settings.savedBy)
          : copy.made}
      </p>
      {conflict && <NewerNote title={copy.conflict} onLoad={() => void reload()} />}
      <Card title={copy.quantities}>
        <div className="stack gap-4">
          <p className="ink-2">{copy.hint}</p>
          <Check
            label={copy.doors}
            checked={doorsFromPerimeter}
            onChange={({ target }) => change({ doorsFromPerimeter: target.checked })}
          />
          <Segmented
            label={copy.deduct}
            choices={deductions}
            value={deduct}
            onChange={(value) => change({ deduct: value })}
          />
          {deduct === 'over' && (
            <NumberField
              label={copy.overSf}
              name="overSf"
              unit="SF"
              value={overSf}
              error={errors.overSf}
              onChange={({ target }) => change({ overSf: target.value })}
            />
          )}
          <p>
            <span className="block ink-2 text-small">{copy.said}</span>
            {rulesInWords({ doorsFromPerimeter, deduct, overSf: Number(overSf) || 0 })}
          </p>
        </div>
      </Card>
      <Card title={copy.openings}>
        <div className="stack gap-4">
          <p className="ink-2">{copy.openingsHint}</p>
          <div className="grid cols-2 gap-3">
            {sizeNames.map(({ kind, side, name }) => (
              <TextField
                key={name}
                mono
                label={`${openingNames[kind]}, ${copy[side]}`}
                name={name}
                value={sizes[name]}
                error={errors[name]}
                onChange={({ target }) => change({ sizes: { ...sizes, [name]: target.value } })}
              />
            ))}
          </div>
        </div>
      </Card>
      {changes > 0 && (
        <SaveBar
          changes={copy.changed(changes)}
          save={{ type: 'submit', busy, children: 'Save' }}
          onDiscard={() => change(was)}
        />
      )}
    </form>
  );
}
