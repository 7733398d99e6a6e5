import { useNavigate } from '@tanstack/react-router';
import {
  type DocumentKind,
  type DocumentLanguage,
  documentKindNames,
  documentKinds,
  documentLanguages,
  languageNames,
} from '@tidemark/contract/document-templates/kinds';
import type { DocumentTemplate } from '@tidemark/contract/document-templates/template';
import { documentActions } from '@tidemark/contract/documents/actions';
import type { Paperwork } from '@tidemark/contract/documents/document';
import { isDry } from '@tidemark/contract/drying/dry';
import { dryingOf } from '@tidemark/contract/drying/whole';
import type { Project } from '@tidemark/contract/projects';
import { useEffect, useState } from 'react';
import { v7 as uuid } from 'uuid';
import { explain } from '../offline/faults/index.ts';
import { perform } from '../offline/outbox/index.ts';
import { useRecord, useRecords } from '../offline/store/index.ts';
import { Button } from '../ui/controls/button.tsx';
import { Segmented } from '../ui/controls/segmented.tsx';
import { SelectField } from '../ui/controls/select-field.tsx';
import { Dialog } from '../ui/feedback/dialog.tsx';
import { Note } from '../ui/feedback/note.tsx';
import { showToast } from '../ui/feedback/toast.tsx';
import { copy } from './copy.ts';

interface Props {
  project: Project;
  /** Only texts of this kind; otherwise of all. */
  kind?: DocumentKind;
  onClosed: () => void;
}

/** Chooses the language that was spoken and the text, and makes a draft. Opens on mount. */
export function NewDocument({ project, kind, onClosed }: Props) {
  const held = useRecord('paperwork', 'held');
  const dry = useDry(project.id);
  const navigate = useNavigate();
  const [opened, setOpened] = useState(false);
  // The dialog must open after its first render to return the focus when it closes.
  useEffect(() => setOpened(true), []);
  const [language, setLanguage] = useState<DocumentLanguage>();
  const [chosen, setChosen] = useState('');
  const [busy, setBusy] = useState(false);
  const choices = held && language ? choicesOf(held, language, kind) : [];
  const only = kind && choices.length === 1 ? choices[0] : undefined;
  const choice = only ?? choices.find(({ value }) => value === chosen);
  const isWet = choice?.text?.kind === 'drying-certificate' && !dry;
  const why =
    held === null
      ? copy.noTexts
      : choice && language && !choice.text
        ? copy.languageMissing(languageNames[language])
        : choice?.text && !choice.text.released
          ? copy.notChecked
          : isWet
            ? copy.notDry
            : undefined;

  async function make() {
    const text = choice?.text;
    if (!text || !held || why) return;
    setBusy(true);
    try {
      const id = uuid();
      // Nobody who reads a document needs what a new one takes from the drying.
      const { valuesOfJob } = await import('./facts-of-job.ts');
      const fields = await valuesOfJob(project, held, text.language);
      const { id: templateId, version } = text;
      const body = { id, templateId, version, fields };
      await perform(documentActions.create, { params: { id: project.id }, body });
      setOpened(false);
      await navigate({
        to: '/project/$projectId/document/$docId',
        params: { projectId: String(project.id), docId: id },
      });
    } catch (error) {
      showToast({ kind: 'error', id: 'document', title: copy.makeFailed, message: explain(error) });
    } finally {
      setBusy(false);
    }
  }
  return (
    <Dialog
      opened={opened}
      onClose={() => setOpened(false)}
      onClosed={onClosed}
      title={kind ? documentKinds[kind].en : copy.add}
      footer={
        <>
          <Button onClick={() => setOpened(false)}>{copy.cancel}</Button>
          <Button
            kind="primary"
            busy={busy}
            disabled={!choice?.text || why !== undefined}
            onClick={() => void make()}
          >
            {copy.make}
          </Button>
        </>
      }
    >
      <Segmented
        label={copy.language}
        choices={documentLanguages.map((value) => ({ value, label: languageNames[value] }))}
        value={language}
        onChange={(value) => {
          setLanguage(value);
          setChosen('');
        }}
      />
      {language && !only && (
        <SelectField
          label={copy.which}
          placeholder={copy.choose}
          choices={choices.map(({ value, label }) => ({ value, label }))}
          value={chosen}
          onChange={({ target }) => setChosen(target.value)}
        />
      )}
      {why && (
        <Note tone="orange" role="alert">
          {why}
        </Note>
      )}
    </Dialog>
  );
}

/** Whether every chamber of the job is dry, by what this device knows. */
function useDry(projectId: number): boolean {
  const records = useRecords('dryingRecords', { projectId });
  const meters = useRecords('meters');
  const units = useRecords('units');
  return records && meters && units ? isDry(dryingOf(projectId, records, { meters, units })) : false;
}

interface Choice {
  value: string;
  label: string;
  /** Undefined where no text of this kind is in the language. */
  text?: DocumentTemplate;
}

function choicesOf({ texts }: Paperwork, language: DocumentLanguage, wanted?: DocumentKind): Choice[] {
  const kinds = wanted ? [wanted] : documentKindNames;
  return kinds.flatMap((kind): Choice[] => {
    const its = kind === 'consent' ? [] : texts.filter((text) => text.kind === kind);
    const here = its.filter((text) => text.language === language);
    if (here.length > 0) return here.map((text) => ({ value: text.id, label: text.title, text }));
    return its.length > 0 ? [{ value: kind, label: documentKinds[kind].en }] : [];
  });
}
