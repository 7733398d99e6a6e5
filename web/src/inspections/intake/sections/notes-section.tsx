import {
  inspectionQuestions,
  type QuestionCode,
  questionCategory,
} from '@tidemark/contract/inspections/questions';
import { memo } from 'react';
import { YesNo } from '../../../ui/controls/yes-no.tsx';
import { useDraft, useDraftStore, useFieldError } from '../draft-context.tsx';
import { DraftNotes } from '../draft-text.tsx';
import { Question } from '../question.tsx';
import styles from '../section.module.css';

export function NotesSection() {
  return (
    <>
      <fieldset className={styles.category}>
        <legend className="visually-hidden">{questionCategory}</legend>
        {inspectionQuestions.map(({ code, question }) => (
          <YesNoQuestion key={code} code={code} question={question} />
        ))}
      </fieldset>
      <DraftNotes field="additionalNotes" placeholder="Anything the office should know" />
    </>
  );
}

const YesNoQuestion = memo(function YesNoQuestion({
  code,
  question,
}: {
  code: QuestionCode;
  question: string;
}) {
  const store = useDraftStore();
  const field = `inspectionQuestions.${code}`;
  const answer = useDraft(
    (view) => view.inspection.inspectionQuestions.find((given) => given.code === code)?.answer ?? null,
  );
  const answered = (next: boolean | null) => {
    void store.answer({ inspectionQuestions: [{ code, answer: next }] });
  };
  return (
    <Question field={field}>
      <YesNo label={question} required value={answer} error={useFieldError(field)} onChange={answered} />
    </Question>
  );
});
