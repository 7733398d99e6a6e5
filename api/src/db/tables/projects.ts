import type { OfficeView } from '@tidemark/contract/office/table';
import type { Project } from '@tidemark/contract/projects';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { Defaulted, WithDefaults } from './columns.ts';

type JobFacts = 'begunAt' | 'jobClosedAt' | 'jobWrittenAt' | 'dryingDate' | 'dryingTime' | 'dryingMinutes';

type ProjectsTable = Omit<
  WithDefaults<Project, 'status' | 'priority' | JobFacts | 'createdAt' | 'updatedAt'>,
  'id'
> & {
  id: Generated<number>;
  jobClosedBy: Defaulted<number | null>;
  jobReason: Defaulted<string | null>;
  jobFilesNumbered: Defaulted<number>;
  documentsSealed: Defaulted<number>;
  dryingNeedsAt: Defaulted<string | null>;
  claimNumbers: Generated<string>;
  priorityRank: GeneratedAlways<number>;
  searchText: GeneratedAlways<string>;
  addressKey: GeneratedAlways<string>;
  customerKey: GeneratedAlways<string>;
  cityKey: GeneratedAlways<string>;
  statusRank: GeneratedAlways<number>;
  claimTypeKey: GeneratedAlways<string>;
  scheduledUp: GeneratedAlways<string>;
  scheduledDown: GeneratedAlways<string>;
};

export interface ProjectViewsTable {
  id: string;
  technicianId: number;
  name: string;
  filters: ColumnType<OfficeView['filters'], string, string>;
  createdAt: Generated<string>;
  updatedAt: Defaulted<string>;
}

export interface ProjectImportsTable {
  id: string;
  technicianId: number;
  fileName: string | null;
  startedAt: Generated<string>;
  lastAt: Generated<string>;
  undoneAt: string | null;
}

export interface ImportedProjectsTable {
  hash: Buffer;
  projectId: number;
  importId: string | null;
  house: Buffer | null;
}

export interface InboundProjectsTable {
  externalId: string;
  projectId: number;
  changedAt: string | null;
}

export interface InboundMessagesTable {
  id: string;
  receivedAt: Generated<string>;
}

export interface ProjectTables {
  projects: ProjectsTable;
  projectViews: ProjectViewsTable;
  projectImports: ProjectImportsTable;
  importedProjects: ImportedProjectsTable;
  inboundProjects: InboundProjectsTable;
  inboundMessages: InboundMessagesTable;
}
