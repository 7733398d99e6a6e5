import type { CompanyFacts } from '@tidemark/contract/company/profile';
import type { TemplateEntry } from '@tidemark/contract/document-templates/template';
import type { PriceListFigures } from '@tidemark/contract/price-list/price-list';
import type { SketchSettingsEntry } from '@tidemark/contract/sketch/settings';
import type { ColumnType, Generated } from 'kysely';
import type { Defaulted } from './columns.ts';

/** The zone is null until somebody has said it. */
type StoredCompany = Omit<CompanyFacts, 'logoId' | 'timeZone'> & { timeZone: string | null };

export interface CompanyProfilesTable {
  version: number;
  facts: ColumnType<StoredCompany, string, never>;
  logoId: string | null;
  technicianId: number | null;
  savedAt: Generated<string>;
}

export interface CompanyLogosTable {
  id: string;
  sha256: string;
  type: string;
  size: number;
  width: number;
  height: number;
  technicianId: number;
  createdAt: Generated<string>;
}

export interface PriceListsTable {
  version: number;
  figures: ColumnType<PriceListFigures, string, never>;
  technicianId: number | null;
  savedAt: Generated<string>;
}

export interface SketchSettingsTable {
  version: number;
  settings: ColumnType<SketchSettingsEntry, string, never>;
  technicianId: number | null;
  savedAt: Generated<string>;
}

type DocumentTemplatesTable = Omit<TemplateEntry, 'checked'> & {
  id: string;
  version: number;
  checked: ColumnType<TemplateEntry['checked'], string | null, never>;
  technicianId: Defaulted<number | null>;
  savedAt: Generated<string>;
};

export interface CompanyTables {
  companyProfiles: CompanyProfilesTable;
  companyLogos: CompanyLogosTable;
  priceLists: PriceListsTable;
  sketchSettings: SketchSettingsTable;
  documentTemplates: DocumentTemplatesTable;
}
