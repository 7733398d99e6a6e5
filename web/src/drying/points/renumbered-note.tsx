import type { Point } from '@tidemark/contract/drying/record';
import type { Drying } from '@tidemark/contract/drying/whole';
import { device, useLive } from '../../offline/store/index.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Note } from '../../ui/feedback/note.tsx';

const keyOf = (projectId: number) => `renumbered:${projectId}` as const;
const readSeen = async (projectId: number) =>
  ((await device().meta.get(keyOf(projectId)))?.value as string[] | undefined) ?? [];

const sentenceOf = ({ number, proposedNumber, where }: Point) =>
  `${where} was point ${proposedNumber} on one phone and is point ${number} now: another phone had taken ${proposedNumber}.`;

/** Points that got another number than the one on their phone; said on every phone until its person has seen it. */
export function RenumberedNote({ drying: { projectId, points } }: { drying: Drying }) {
  const seen = useLive(() => readSeen(projectId), [projectId]);
  const told = points.filter(({ id, proposedNumber }) => proposedNumber !== undefined && !seen?.includes(id));
  if (!seen || told.length === 0) return null;
  const see = () =>
    void device().meta.put({ key: keyOf(projectId), value: [...seen, ...told.map(({ id }) => id)] });
  return (
    <Note
      role="status"
      title={told.length === 1 ? 'A point has another number' : `${told.length} points have another number`}
      action={
        <Button size="sm" aria-label="Dismiss: points with another number" onClick={see}>
          Dismiss
        </Button>
      }
    >
      <ul>
        {told.map((point) => (
          <li key={point.id} className="break-anywhere">
            {sentenceOf(point)}
          </li>
        ))}
      </ul>
    </Note>
  );
}
