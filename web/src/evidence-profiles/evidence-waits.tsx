import { Link } from '@tanstack/react-router';
import type { Project } from '@tidemark/contract/projects';
import { Images } from 'lucide-react';
import { WayRow, WayRowAsked } from '../ui/layout/way-row.tsx';
import { copy } from './copy.ts';
import { useJudged } from './use-judged.ts';

/** A row while something that must be there is missing in the job's current stage. */
export function EvidenceWaits({ project }: { project: Project }) {
  const judged = useJudged(project);
  if (!judged) return <WayRowAsked />;
  const stage = judged.stages.find((one) => one.stage === judged.next);
  // What this device does not have may be at the office.
  if (!stage || judged.partly) return null;
  const missing = stage.items.filter(({ severity }) => severity === 'must').flatMap((item) => item.missing);
  return (
    <WayRow
      icon={Images}
      tone="orange"
      title={`${copy.stage[stage.stage]}: ${copy.missing(missing.length)}`}
      facts={missing[0]?.sentence}
      renderRoot={(props) => (
        <Link
          to="/project/$projectId"
          params={{ projectId: String(project.id) }}
          search={{ part: 'evidence' }}
          {...props}
        />
      )}
    />
  );
}
