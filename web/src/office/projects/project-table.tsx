import { Link } from '@tanstack/react-router';
import type { OfficeProject, OfficeSort } from '@tidemark/contract/office/table';
import { Pencil } from 'lucide-react';
import { Check } from '../../ui/controls/check.tsx';
import { IconLink } from '../../ui/controls/icon-button.tsx';
import { PriorityBadge, StatusBadge } from '../../ui/format/badge.tsx';
import { DataTable } from '../../ui/layout/data-table.tsx';
import type { View } from './address.ts';
import { copy } from './copy.ts';
import { Scheduled, TitleLink } from './project-parts.tsx';
import styles from './projects.module.css';
import { SortHead } from './sort-head.tsx';
import { Tick } from './tick.tsx';
import type { Chosen } from './use-chosen.ts';
import type { ShowView } from './use-office-address.ts';
import { showAge } from './words.ts';

export interface ListProps {
  projects: readonly OfficeProject[];
  view: View;
  show: ShowView['show'];
  chosen: Chosen;
}

const columns: readonly OfficeSort[] = [
  'customerName',
  'address',
  'city',
  'status',
  'priority',
  'claimType',
  'technician',
  'scheduledDate',
  'id',
];

export function ProjectTable({ projects, view, show, chosen }: ListProps) {
  const ticked = projects.filter(({ id }) => chosen.ids.has(id)).length;
  return (
    <DataTable dense>
      <thead>
        <tr>
          <th>
            <Check
              className={styles.tick}
              label={<span className="visually-hidden">Select all on this page</span>}
              checked={ticked === projects.length}
              partly={ticked > 0 && ticked < projects.length}
              onChange={({ target }) => chosen.choose(projects, target.checked)}
            />
          </th>
          {columns.map((column) => (
            <SortHead key={column} column={column} view={view} show={show} />
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
}

function Row({ project, ticked, choose }: RowProps) {
  const { id, title, customerName, addressLine1, addressLine2 } = project;
  return (
    <tr aria-label={title} data-ticked={ticked || undefined}>
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
        <span>
          <span className="num">#{id}</span> {customerName}
        </span>
      </td>
      <td>{addressLine2 ? `${addressLine1}, ${addressLine2}` : addressLine1}</td>
      <td>{project.city}</td>
      <td>
        <StatusBadge value={project.status} />
      </td>
      <td>
        <PriorityBadge value={project.priority} />
      </td>
      <td>{project.claimType ?? '-'}</td>
      <td>{project.technicianName ?? <span className="ink-2">{copy.nobody}</span>}</td>
      <td>
        <Scheduled project={project} />
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
