import { accountingActions } from './accounting/actions.ts';
import { auditActions } from './audit.ts';
import { authActions } from './auth.ts';
import { claimSheetShareActions } from './claim-sheet-shares.ts';
import { companyActions } from './company/actions.ts';
import { deliveryActions } from './deliveries.ts';
import { documentTemplateActions } from './document-templates/actions.ts';
import { signingActions } from './documents/signing-actions.ts';
import { dryingReading } from './drying/reading.ts';
import { estimateActions } from './estimates/actions.ts';
import { estimateOfficeActions } from './estimates/office-actions.ts';
import { evidenceActions } from './evidence/actions.ts';
import { evidenceProfileActions } from './evidence-profiles/actions.ts';
import { exportUnsentActions } from './export-unsent.ts';
import { inboundProjectActions } from './inbound-projects.ts';
import { invoiceActions } from './invoices/actions.ts';
import { jobReading } from './job/reading.ts';
import { liveActions } from './live.ts';
import { officeActions } from './office/actions.ts';
import { offlineSlices } from './offline-actions.ts';
import { packageActions, sharedPackageActions } from './packages/actions.ts';
import { priceListActions } from './price-list/actions.ts';
import { pushActions } from './push.ts';
import { reportActions } from './reports.ts';
import { roomReading } from './rooms/reading.ts';
import { scopeActions } from './scope/actions.ts';
import { sketchReading } from './sketch/reading.ts';
import { sketchSettingsActions } from './sketch/settings-actions.ts';
import { standingLinkActions } from './standing-links.ts';
import { supplementActions } from './supplements/actions.ts';
import { supportActions } from './support.ts';
import { todayActions } from './today/actions.ts';

const slices = [
  accountingActions,
  authActions,
  exportUnsentActions,
  ...offlineSlices,
  auditActions,
  supportActions,
  officeActions,
  todayActions,
  claimSheetShareActions,
  standingLinkActions,
  estimateActions,
  estimateOfficeActions,
  supplementActions,
  invoiceActions,
  priceListActions,
  scopeActions,
  companyActions,
  sketchSettingsActions,
  documentTemplateActions,
  signingActions,
  reportActions,
  roomReading,
  sketchReading,
  jobReading,
  dryingReading,
  evidenceActions,
  evidenceProfileActions,
  packageActions,
  sharedPackageActions,
  deliveryActions,
  pushActions,
  inboundProjectActions,
  liveActions,
] as const;

type Values<T> = T extends unknown ? T[keyof T] : never;
export type AnyAction = Values<(typeof slices)[number]>;
export type ActionName = AnyAction['name'];
export type ActionNamed<N extends ActionName> = Extract<AnyAction, { name: N }>;

/** Every action of the product, slice by slice. */
export const actions: readonly AnyAction[] = slices.flatMap((slice) => Object.values(slice) as AnyAction[]);
