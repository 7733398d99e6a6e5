import { documentFields, documentLists } from '@tidemark/contract/document-templates/document-fields';
import {
  type DocumentKind,
  type DocumentLanguage,
  documentKindNames,
  documentKinds,
  documentLanguages,
  languageNames,
} from '@tidemark/contract/document-templates/kinds';
import { longestBody } from '@tidemark/contract/document-templates/template';
import { useRef } from 'react';
import { Check } from '../ui/controls/check.tsx';
import { SelectField } from '../ui/controls/select-field.tsx';
import { TextArea } from '../ui/controls/text-area.tsx';
import { TextField } from '../ui/controls/text-field.tsx';
import { Note } from '../ui/feedback/note.tsx';
import { Card } from '../ui/layout/card.tsx';
import { copy } from './copy.ts';
import styles from './document-templates.module.css';
import type { TemplateErrors, TemplateForm } from './form.ts';

interface Props {
  form: TemplateForm;
  isNew: boolean;
  errors: TemplateErrors;
  faults: readonly string[];
  onChange: (part: Partial<TemplateForm>) => void;
}

const kinds = documentKindNames.map((kind) => ({ value: kind, label: documentKinds[kind].en }));
const languages = documentLanguages.map((language) => ({ value: language, label: languageNames[language] }));
const values = Object.entries({ ...documentFields, ...documentLists }).map(([value, { label }]) => ({
  value,
  label,
}));

/** What the document is for and its text; a value is inserted where the cursor is. */
export function TextFields({ form, isNew, errors, faults, onChange }: Props) {
  const area = useRef<HTMLDivElement>(null);
  function insert(name: string) {
    const text = area.current?.querySelector('textarea');
    if (!text || name === '') return;
    text.focus();
    text.setRangeText(`{${name}}`, text.selectionStart, text.selectionEnd, 'end');
    onChange({ body: text.value });
  }
  return (
    <Card title="Text">
      <div className={styles.fields}>
        <SelectField
          name="kind"
          label="Kind"
          required
          disabled={!isNew}
          placeholder={isNew ? 'Select a kind' : undefined}
          choices={kinds}
          value={form.kind}
          error={errors.kind}
          onChange={({ target }) => onChange({ kind: target.value as DocumentKind | '' })}
        />
        <SelectField
          name="language"
          label="Language"
          required
          disabled={!isNew}
          choices={languages}
          value={form.language}
          onChange={({ target }) => onChange({ language: target.value as DocumentLanguage })}
        />
        <TextField
          name="title"
          label="Title"
          required
          className={styles.whole}
          autoComplete="off"
          maxLength={120}
          value={form.title}
          error={errors.title}
          onChange={({ target }) => onChange({ title: target.value })}
        />
        <div ref={area} className={`stack gap-2 ${styles.whole}`}>
          <TextArea
            name="body"
            label="Text"
            required
            className={styles.body}
            hint={copy.bodyHint}
            rows={18}
            lang={form.language}
            maxLength={longestBody}
            value={form.body}
            error={errors.body}
            onChange={({ target }) => onChange({ body: target.value })}
          />
          {faults.length > 0 && form.body !== '' && (
            <Note tone="orange" role="status" title={copy.faults}>
              <ul>
                {faults.slice(0, 8).map((fault) => (
                  <li key={fault}>{fault}</li>
                ))}
              </ul>
            </Note>
          )}
          <SelectField
            label={copy.insert}
            placeholder={copy.insertPlaceholder}
            choices={values}
            value=""
            onChange={({ target }) => insert(target.value)}
          />
        </div>
        <Check
          className={styles.whole}
          label="The customer must agree to sign electronically first"
          checked={form.needsConsent}
          onChange={({ target }) => onChange({ needsConsent: target.checked })}
        />
        <Check
          className={styles.whole}
          label="With the notice of cancellation (sales in the home)"
          checked={form.withCancellation}
          onChange={({ target }) => onChange({ withCancellation: target.checked })}
        />
      </div>
    </Card>
  );
}
