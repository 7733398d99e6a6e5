import { roles } from '@tidemark/contract/access';
import { technicianStatuses } from '@tidemark/contract/technicians';
import { SearchField } from '../ui/controls/search-field.tsx';
import { SelectField } from '../ui/controls/select-field.tsx';
import { useDesktop } from '../ui/layout/use-desktop.ts';
import { shownRole } from './names.ts';
import styles from './technicians-page.module.css';
import type { Wanted } from './use-technicians.ts';

interface Props {
  wanted: Omit<Wanted, 'page'>;
  onChange: (part: Partial<Wanted>) => void;
}

export function TechnicianTools({ wanted, onChange }: Props) {
  const desktop = useDesktop();
  return (
    <div className={`grid gap-2 cols-2 ${styles.tools}`} data-narrows>
      <SearchField
        className={`col-all ${styles.search}`}
        label="Search technicians"
        placeholder="Search technicians"
        value={wanted.search}
        onChange={(search) => onChange({ search })}
      />
      <SelectField
        inline={desktop}
        labelHidden={!desktop}
        label="Status"
        placeholder="All statuses"
        choices={technicianStatuses}
        value={wanted.status}
        onChange={({ target }) => onChange({ status: target.value })}
      />
      <SelectField
        inline={desktop}
        labelHidden={!desktop}
        label="Role"
        placeholder="All roles"
        choices={roles.map((value) => ({ value, label: shownRole(value) }))}
        value={wanted.role}
        onChange={({ target }) => onChange({ role: target.value })}
      />
    </div>
  );
}
