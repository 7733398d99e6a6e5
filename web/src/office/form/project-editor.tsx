import { Link, useNavigate } from '@tanstack/react-router';
import { officeActions } from '@tidemark/contract/office/actions';
import { type Project, projectActions } from '@tidemark/contract/projects';
import { type OfficeField, projectFields } from '@tidemark/contract/projects/fields';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { call } from '../../offline/calls/index.ts';
import { CallError } from '../../offline/faults/index.ts';
import { Button, ButtonLink } from '../../ui/controls/button.tsx';
import { refusePartial } from '../../ui/controls/moment-field.tsx';
import { settleQuestion } from '../../ui/feedback/confirm.tsx';
import { Note } from '../../ui/feedback/note.tsx';
import { showToast } from '../../ui/feedback/toast.tsx';
import { SaveBar } from '../../ui/layout/save-bar.tsx';
import { useVisits } from '../board/use-visits.ts';
import { BeforeSaving } from './before-saving.tsx';
import { copy } from './copy.ts';
import styles from './form.module.css';
import { ProjectFields } from './project-fields.tsx';
import {
  blankForm,
  entriesOf,
  errorsOf,
  formFields,
  formOf,
  readEdit,
  readNew,
  rebased,
  slotOf,
  taken,
} from './project-form.ts';
import { createProject, editProject } from './save-project.tsx';
import { useDuplicates } from './use-duplicates.ts';
import { useLeaveQuestion } from './use-leave-question.ts';
import { useProjectForm } from './use-project-form.ts';

/** The form of a new project, or of an existing one. Saving opens the project. */
export function ProjectEditor({ project: given }: { project: Project | undefined }) {
  /** The server's values at the last read: changes are compared with them. */
  const [project, setProject] = useState(given);
  /** Fields that someone else changed too. */
  const [outdated, setOutdated] = useState<readonly OfficeField[]>([]);
  const [busy, setBusy] = useState(false);
  const saved = useRef(false);
  const was = project ? formOf(project) : blankForm;
  const { formId, form, setForm, errors, setErrors, problem, setProblem, change, refuse, tell } =
    useProjectForm(was);
  const latest = useRef(form);
  useEffect(() => {
    latest.current = form;
  }, [form]);
  const duplicates = useDuplicates(form, project?.id);
  const visits = useVisits(slotOf(form));
  const navigate = useNavigate();
  const entries = entriesOf(form, was);
  useLeaveQuestion(() => !saved.current && entries.length > 0);

  function save() {
    if (!project) {
      const { errors: wrong, entered } = readNew(form);
      return entered ? createProject(entered) : refuse(wrong);
    }
    const { errors: wrong, entered } = readEdit(project, form);
    return entered ? editProject(project, entered) : refuse(wrong);
  }
  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy || refusePartial(event.currentTarget)) return;
    setBusy(true);
    setProblem(undefined);
    try {
      const done = await save();
      if (!done) return;
      setProject(done);
      // Text typed while saving is not included, so leaving asks about it.
      saved.current = latest.current === form;
      const action = project ? officeActions.edit : officeActions.create;
      showToast({ kind: 'success', title: action.message });
      // If the leave question is open, the person continues: it is saved now.
      if (saved.current && settleQuestion(copy.leave, true)) return;
      // A navigation that is cancelled in order to stay never finishes.
      setBusy(false);
      await navigate({ to: '/project/$projectId', params: { projectId: String(done.id) } });
    } catch (error) {
      const lost = error instanceof CallError && error.code === 'project_changed';
      if (lost && project) await showTheirs(error, project.id);
      else tell(error, project ? copy.updateFailed : copy.createFailed);
    } finally {
      setBusy(false);
    }
  }
  /** Someone else was first: marks their changes and keeps what was entered here. */
  async function showTheirs(error: CallError, id: number) {
    try {
      const { project: now } = await call(projectActions.read, { params: { id } });
      setForm((entered) => rebased(entered, was, formOf(now)));
      setProject(now);
      const theirs = errorsOf(error.details);
      setOutdated(formFields.filter((field) => theirs[field]));
      refuse(theirs);
    } catch (cause) {
      tell(cause, copy.loadFailed);
    }
  }
  function takeTheirs() {
    setForm((entered) => taken(entered, was, outdated));
    setErrors({});
    setOutdated([]);
    // The button disappears with its note.
    document.getElementById(formId)?.querySelector<HTMLElement>(`[name=${outdated[0]}]`)?.focus();
  }
  return (
    <form id={formId} className="stack gap-3" onSubmit={(event) => void submit(event)} noValidate>
      {outdated.length > 0 && (
        <Note
          tone="orange"
          role="alert"
          title={copy.changed}
          action={
            <Button size="sm" onClick={takeTheirs}>
              {copy.takeTheirs}
            </Button>
          }
        >
          {copy.changedHint}
        </Note>
      )}
      <div className={styles.columns}>
        <ProjectFields
          form={form}
          errors={errors}
          project={project}
          onChange={change}
          usual={visits?.workday.visitMinutes}
        />
        <BeforeSaving form={form} id={project?.id} duplicates={duplicates} visits={visits} />
      </div>
      {problem && (
        <Note tone="danger" role="alert" title={problem.title}>
          {problem.message}
        </Note>
      )}
      <SaveBar
        changes={project ? copy.changedFields(entries.map((name) => projectFields[name].label)) : ''}
        save={{ type: 'submit', busy, children: project ? 'Save Changes' : 'Create Project' }}
      >
        <ButtonLink
          renderRoot={(props) =>
            project ? (
              <Link to="/project/$projectId" params={{ projectId: String(project.id) }} {...props} />
            ) : (
              <Link to="/projects" {...props} />
            )
          }
        >
          Cancel
        </ButtonLink>
      </SaveBar>
    </form>
  );
}
