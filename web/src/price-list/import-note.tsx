import { Note } from '../ui/feedback/note.tsx';
import { copy } from './copy.ts';

const shown = 8;

/** What the file import skipped, and why. */
export function ImportNote({ problems }: { problems: readonly string[] }) {
  if (problems.length === 0) return null;
  return (
    <Note tone="orange" role="alert" title={copy.importProblems(problems.length)}>
      <ul>
        {problems.slice(0, shown).map((problem) => (
          <li key={problem}>{problem}</li>
        ))}
      </ul>
      {problems.length > shown && copy.more(problems.length - shown)}
    </Note>
  );
}
