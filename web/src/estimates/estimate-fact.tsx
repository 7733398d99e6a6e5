import type { Inspection } from '@tidemark/contract/inspections/inspection';
import { useNews } from '../offline/pull/index.ts';
import { dollars } from '../ui/format/dollars.ts';
import { useEstimate } from './use-estimate.ts';

/** What a job comes to and how far its estimate is, in two lines; nothing until the server says. */
export function EstimateFact({ inspection }: { inspection: Inspection }) {
  const { id, projectId, updatedAt, status } = inspection;
  const { read, refresh } = useEstimate(id, `${updatedAt} ${status}`);
  useNews(refresh, { project: projectId });
  if (!read) return '-';
  const { total, standing } = read.estimate;
  return (
    <>
      <b className="num">{dollars(total)}</b>
      <span className="ink-2">{standing?.state ?? 'Draft'}</span>
    </>
  );
}
