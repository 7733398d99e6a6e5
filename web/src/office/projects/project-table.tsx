import { Link } from '@tanstack/react-router';
import type { OfficeProject, OfficeSort } from '@tidemark/contract/office/table';
import { Pencil } from 'lucide-react';
import { IconLink } from '../../ui/controls/icon-button.tsx';
import { PriorityBadge, StatusBadge } from '../../ui/format/badge.tsx';
import { DataTable } from '../../ui/layout/data-table.tsx';
import type { View } from './address.ts';
import { copy } from './copy.ts';
import { EvidenceWords } from './evidence-words.tsx';
import { Scheduled, TitleLink } from './project-parts.tsx';
import styles from './projects.module.css';
import { QuickCell } from './quick-cell.tsx';
import { SelectAll } from './select-all.tsx';
import { SortHead } from './sort-head.tsx';
import { hasTechnician, technicianWords } from './technician-words.ts';
import { Tick } from './tick.tsx';
import type { Chosen } from './use-chosen.ts';
import type { ShowView } from './use-office-address.ts';
import type { ChangeQuickly } from './use-quick-change.ts';
import { showAge } from './words.ts';

export interface ListProps {
  projects: readonly OfficeProject[];
  view: View;
  show: ShowView['show'];
  chosen: Chosen;
  change: ChangeQuickly;
  /** The project being changed. */
  busy: number | undefined;
}

const columns: readonly (readonly OfficeSort[])[] = [['customerName'], ['address', 'city'], ['status']];
/** Those after the evidence, which has no order. */
const furtherColumns: typeof columns = [
  ['priority'],
  ['claimType'],
  ['technician'],
  ['scheduledDate'],
  ['id'],
];

export function ProjectTable({ projects, view, show, chosen, change, busy }: ListProps) {
  return (
    <DataTable dense>
      <thead>
        <tr>
          <th>
            <SelectAll projects={projects} chosen={chosen} bare />
          </th>
          <th>{copy.project}</th>
          {columns.map((some) => (
            <SortHead key={some.join()} columns={some} view={view} show={show} />
          ))}
          <th>{copy.evidence}</th>
          {furtherColumns.map((some) => (
            <SortHead key={some.join()} columns={some} view={view} show={show} />
          ))}
          <th>
            <span className="visually-hidden">Edit</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {projects.map((project) => (
          <Row
            key={project.id}
            project={project}
            ticked={chosen.ids.has(project.id)}
            choose={chosen.choose}
            change={change}
            busy={busy === project.id}
          />
        ))}
      </tbody>
    </DataTable>
  );
}

interface RowProps {
  project: OfficeProject;
  ticked: boolean;
  choose: ListProps['chosen']['choose'];
  change: ChangeQuickly;
  busy: boolean;
}

function Row({ project, ticked, choose, change, busy }: RowProps) {
  const { id, title, customerName, addressLine1, addressLine2 } = project;
  return (
    <tr aria-label={title} data-row={id} data-ticked={ticked || undefined} aria-busy={busy || undefined}>
      <td>
        <Tick
          project={project}
          label={<span className="visually-hidden">Select {title}</span>}
          ticked={ticked}
          choose={choose}
        />
      </td>
      <td className={styles.name}>
        <b>
          <TitleLink project={project} />
        </b>
        <div className="row gap-1">
          <span className="num ink-2 text-caption">#{id}</span>
          <QuickCell field="title" project={project} change={change}>
            <Pencil size={14} aria-hidden />
          </QuickCell>
        </div>
      </td>
      <td>{customerName}</td>
      <td>
        {addressLine2 ? `${addressLine1}, ${addressLine2}` : addressLine1}
        <span className="block ink-2">{project.city}</span>
      </td>
      <td>
        <QuickCell field="status" project={project} change={change}>
          <StatusBadge value={project.status} />
        </QuickCell>
      </td>
      <td>
        <EvidenceWords project={project} />
      </td>
      <td>
        <QuickCell field="priority" project={project} change={change}>
          <PriorityBadge value={project.priority} />
        </QuickCell>
      </td>
      <td>{project.claimType ?? '-'}</td>
      <td>
        <QuickCell field="technician" project={project} change={change}>
          {hasTechnician(project) ? (
            project.technicianName
          ) : (
            <span className="ink-2">{technicianWords(project)}</span>
          )}
        </QuickCell>
      </td>
      <td>
        <QuickCell field="scheduledDate" project={project} change={change}>
          <Scheduled project={project} />
        </QuickCell>
      </td>
      <td className={`tabular ${styles.narrow}`}>{showAge(project.createdAt)}</td>
      <td>
        <IconLink
          label={`Edit ${title}`}
          icon={<Pencil size={20} aria-hidden />}
          renderRoot={(props) => (
            <Link to="/project/$projectId/edit" params={{ projectId: String(id) }} {...props} />
          )}
        />
      </td>
    </tr>
  );
}
