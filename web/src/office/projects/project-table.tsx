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

/** Those after the evidence, which has no order. */
const columns: readonly OfficeSort[] = ['priority', 'technician', 'scheduledDate'];
const widths = [
  ...(['tick', 'number', 'name', 'status', 'evidence', 'priority', 'technician', 'scheduled'] as const),
  ...(['insurer', 'claimType', 'age', 'edit'] as const),
];

export function ProjectTable({ projects, view, show, chosen, change, busy }: ListProps) {
  return (
    <DataTable dense className={styles.table}>
      <colgroup>
        {widths.map((width) => (
          <col key={width} data-width={width} />
        ))}
      </colgroup>
      <thead>
        <tr>
          <th>
            <SelectAll projects={projects} chosen={chosen} bare />
          </th>
          <th>{copy.number}</th>
          <SortHead columns={['customerName', 'address', 'city']} view={view} show={show}>
            {copy.project}
          </SortHead>
          <SortHead columns={['status']} view={view} show={show} />
          <th>{copy.evidence}</th>
          {columns.map((column) => (
            <SortHead key={column} columns={[column]} view={view} show={show} />
          ))}
          <th>{copy.insurer}</th>
          <SortHead columns={['claimType']} view={view} show={show} />
          <SortHead columns={['id']} view={view} show={show} />
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
  const { id, title, customerName, addressLine1, addressLine2, city } = project;
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
      <td className="num ink-2 text-caption">#{id}</td>
      <td>
        <div className={`flex ${styles.name}`}>
          <b>
            <TitleLink project={project} />
          </b>
          <QuickCell field="title" project={project} change={change}>
            <Pencil size={14} aria-hidden />
          </QuickCell>
        </div>
        <span className={`block ink-2 ${styles.where}`}>
          {[customerName, addressLine1, addressLine2, city].filter(Boolean).join(', ')}
        </span>
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
      <td>
        <QuickCell field="technician" project={project} change={change}>
          {hasTechnician(project) ? (
            project.technicianName
          ) : (
            <span className={styles.open}>{technicianWords(project)}</span>
          )}
        </QuickCell>
      </td>
      <td>
        <QuickCell field="scheduledDate" project={project} change={change}>
          <Scheduled project={project} />
        </QuickCell>
      </td>
      <td>{project.insuranceCompany ?? '-'}</td>
      <td>{project.claimType ?? '-'}</td>
      <td className={`tabular ${styles.narrow}`}>{showAge(project.createdAt)}</td>
      <td>
        <IconLink
          label={`Edit ${title}`}
          icon={<Pencil size={18} aria-hidden />}
          renderRoot={(props) => (
            <Link to="/project/$projectId/edit" params={{ projectId: String(id) }} {...props} />
          )}
        />
      </td>
    </tr>
  );
}
