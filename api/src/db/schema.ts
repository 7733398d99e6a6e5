import type { AccountingTables } from './tables/accounting.ts';
import type { AuthTables } from './tables/auth.ts';
import type { CallTables } from './tables/calls.ts';
import type { ClaimSheetTables } from './tables/claim-sheets.ts';
import type { CompanyTables } from './tables/company.ts';
import type { DeliveryTables } from './tables/deliveries.ts';
import type { DocumentTables } from './tables/documents.ts';
import type { DryingTables } from './tables/drying.ts';
import type { EstimateTables } from './tables/estimates.ts';
import type { EvidenceProfileTables } from './tables/evidence-profiles.ts';
import type { FileTables } from './tables/files.ts';
import type { InspectionTables } from './tables/inspections.ts';
import type { InvoiceTables } from './tables/invoices.ts';
import type { PackageTables } from './tables/packages.ts';
import type { ProjectTables } from './tables/projects.ts';
import type { PushTables } from './tables/push.ts';
import type { SupplementTables } from './tables/supplements.ts';

/** Timestamps and dates are strings as in the contract (database.ts sets the parsers). */
export interface Database
  extends AccountingTables,
    AuthTables,
    CallTables,
    ProjectTables,
    InspectionTables,
    FileTables,
    ClaimSheetTables,
    CompanyTables,
    DocumentTables,
    DryingTables,
    EstimateTables,
    EvidenceProfileTables,
    DeliveryTables,
    InvoiceTables,
    PackageTables,
    PushTables,
    SupplementTables {}
