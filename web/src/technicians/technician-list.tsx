import type { Technician } from '@tidemark/contract/technicians';
import { RecordCards } from '../ui/layout/record-cards.tsx';
import { useDesktop } from '../ui/layout/use-desktop.ts';
import { type Acts, TechnicianCard } from './technician-card.tsx';
import { TechnicianTable } from './technician-table.tsx';

/** Cards on a phone and a tablet, a table on a desktop. */
export function TechnicianList({ technicians, ...acts }: Acts & { technicians: readonly Technician[] }) {
  const desktop = useDesktop();
  if (desktop) return <TechnicianTable technicians={technicians} {...acts} />;
  return (
    <RecordCards>
      {technicians.map((technician) => (
        <TechnicianCard key={technician.id} technician={technician} {...acts} />
      ))}
    </RecordCards>
  );
}
