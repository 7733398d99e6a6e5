import { packageActions } from '@tidemark/contract/packages/actions';
import { type PackageLetter, packageLetter } from '@tidemark/contract/packages/letter';
import { fitsInMail, type JobPackage } from '@tidemark/contract/packages/package';
import { Send } from 'lucide-react';
import { type FormEvent, useCallback, useEffect, useId, useState } from 'react';
import { call, useAnswer } from '../offline/calls/index.ts';
import { explain } from '../offline/faults/index.ts';
import { Button } from '../ui/controls/button.tsx';
import { TextArea } from '../ui/controls/text-area.tsx';
import { TextField } from '../ui/controls/text-field.tsx';
import { Dialog } from '../ui/feedback/dialog.tsx';
import { Note } from '../ui/feedback/note.tsx';
import { RetryButton } from '../ui/feedback/retry-button.tsx';
import { Loading, Skeleton } from '../ui/feedback/skeleton.tsx';
import { tellOutcome } from '../ui/feedback/tell-outcome.ts';
import { addressesIn } from '../ui/format/addresses-in.ts';
import { mailing as words } from './copy.ts';

interface Props {
  of: JobPackage;
  title: string;
  onSent: () => void;
  onClosed: () => void;
}

type Errors = Partial<Record<keyof PackageLetter, string>>;

/** Mails a package, a mail for each part; says beforehand what is too large for one. Opens on mount. */
export function MailDialog({ of: { id, projectId }, title, onSent, onClosed }: Props) {
  const form = useId();
  const [opened, setOpened] = useState(false);
  // The dialog must open after its first render to return the focus when it closes.
  useEffect(() => setOpened(true), []);
  const [typed, setTyped] = useState({ to: '', subject: words.subjectOf(title), message: words.text });
  const [errors, setErrors] = useState<Errors>({});
  const [busy, setBusy] = useState(false);
  const read = useCallback(
    () => call(packageActions.read, { params: { id: projectId, packageId: id } }),
    [id, projectId],
  );
  const { answer, problem, refresh } = useAnswer(read);
  const parts = answer?.package.files;
  const mails = parts?.filter(fitsInMail).length;
  const large = parts?.filter((part) => !fitsInMail(part)).map(({ number }) => number) ?? [];

  async function send(event: FormEvent) {
    event.preventDefault();
    if (busy || !mails) return;
    const letter = packageLetter.safeParse({ ...typed, to: addressesIn(typed.to) });
    if (!letter.success) {
      const found = letter.error.issues.map(({ path: [name], message }) => [String(name), message]);
      return setErrors(Object.fromEntries(found.reverse()));
    }
    setErrors({});
    setBusy(true);
    const given = { params: { id: projectId, packageId: id }, body: letter.data };
    const work = call(packageActions.send, given).then(() => undefined);
    if (await tellOutcome(work, words.sent(mails), words.failed, explain)) {
      onSent();
      setOpened(false);
    }
    setBusy(false);
  }
  const text = (name: keyof typeof typed) => ({
    name,
    value: typed[name],
    error: errors[name],
    onChange: ({ target }: { target: { value: string } }) =>
      setTyped((before) => ({ ...before, [name]: target.value })),
  });
  return (
    <Dialog
      opened={opened}
      onClose={() => setOpened(false)}
      onClosed={onClosed}
      keepOnOutsideTap
      title={words.title}
      footer={
        <>
          <Button onClick={() => setOpened(false)}>{words.cancel}</Button>
          <Button
            kind="primary"
            type="submit"
            form={form}
            icon={<Send size={20} aria-hidden />}
            busy={busy}
            disabled={!mails}
          >
            {words.send}
          </Button>
        </>
      }
    >
      <form id={form} className="stack gap-4" noValidate onSubmit={(event) => void send(event)}>
        {!parts && !problem && (
          <Loading label={words.looking}>
            <Skeleton height={24} />
          </Loading>
        )}
        {!parts && problem && (
          <p className="ink-2">
            {words.lookFailed} {problem} <RetryButton of={words.title} onRetry={refresh} />
          </p>
        )}
        {mails !== undefined && mails > 0 && <p className="ink-2 text-body">{words.mails(mails)}</p>}
        {large.length > 0 && (
          <Note tone="orange" title={mails === 0 ? words.noneFits : words.large(large)}>
            {words.sendLink}
          </Note>
        )}
        <TextField {...text('to')} label={words.to} required inputMode="email" hint={words.toHint} />
        <TextField {...text('subject')} label={words.subject} required maxLength={200} />
        <TextArea {...text('message')} label={words.message} rows={4} maxLength={5_000} />
      </form>
    </Dialog>
  );
}
