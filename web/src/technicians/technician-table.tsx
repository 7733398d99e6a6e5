import { showPhone } from '@tidemark/contract/phones';
import type { Technician } from '@tidemark/contract/technicians';
import { ChevronUp, Eye, Pencil, Trash2 } from 'lucide-react';
import { useSession } from '../offline/session/index.ts';
import { IconButton } from '../ui/controls/icon-button.tsx';
import { Avatar } from '../ui/format/avatar.tsx';
import { RoleBadge, TechnicianStatusBadge } from '../ui/format/badge.tsx';
import { showDay } from '../ui/format/dates.ts';
import { DataTable } from '../ui/layout/data-table.tsx';
import { mayEdit, mayRemove } from './may-touch.ts';
import { fullName, shownRole } from './names.ts';
import type { Acts } from './technician-card.tsx';
import styles from './technician-list.module.css';
import { showLately } from './words.ts';

export function TechnicianTable({ technicians, ...acts }: Acts & { technicians: readonly Technician[] }) {
  return (
    <DataTable className={styles.people}>
      <thead>
        <tr>
          <th aria-sort="ascending">
            Technician <ChevronUp size={14} strokeWidth={2.5} aria-hidden />
          </th>
          <th>Role</th>
          <th>Status</th>
          <th>Phone</th>
          <th>Hired</th>
          <th>Last login</th>
          <th>
            <span className="visually-hidden">Actions</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {technicians.map((technician) => (
          <Row key={technician.id} technician={technician} {...acts} />
        ))}
      </tbody>
    </DataTable>
  );
}

function Row({ technician, onView, onEdit, onRemove }: Acts & { technician: Technician }) {
  const actor = useSession()?.technician;
  const name = fullName(technician);
  return (
    <tr aria-label={name}>
      <td>
        <div className={styles.head}>
          <Avatar name={name} />
          <div className={`grow min-w-0 break-anywhere tight ${styles.name}`}>
            <b>
              {name} <span className="num">{technician.technicianId}</span>
            </b>
            <span>{technician.email}</span>
          </div>
        </div>
      </td>
      <td>
        <RoleBadge value={shownRole(technician.role)} />
      </td>
      <td>
        <TechnicianStatusBadge value={technician.status} />
        {technician.accountLocked && <div className="t-caption ink-2">Account locked</div>}
      </td>
      <td className="tabular">{technician.phoneNumber ? showPhone(technician.phoneNumber) : '-'}</td>
      <td className="tabular">{technician.hireDate ? showDay(technician.hireDate) : '-'}</td>
      <td className="tabular">{showLately(technician.lastLogin) ?? '-'}</td>
      <td>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form; this names three buttons */}
        <div role="group" aria-label={name}>
          <IconButton
            label={`View ${name}`}
            icon={<Eye size={20} aria-hidden />}
            onClick={() => onView(technician)}
          />
          <IconButton
            label={`Edit ${name}`}
            icon={<Pencil size={20} aria-hidden />}
            disabled={!actor || !mayEdit(actor, technician)}
            onClick={() => onEdit(technician)}
          />
          <IconButton
            label={`Delete ${name}`}
            icon={<Trash2 size={20} aria-hidden />}
            disabled={!actor || !mayRemove(actor, technician)}
            onClick={() => onRemove(technician)}
          />
        </div>
      </td>
    </tr>
  );
}
