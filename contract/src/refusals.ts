import { type Detail, Refused, someInvalid } from './refused.ts';

/** Every refusal with its code, HTTP status and message. */
export const refusals = {
  validation_failed: { status: 400, message: someInvalid },
  malformed_json: { status: 400, message: 'The request body is not valid JSON.' },
  malformed_request: { status: 400, message: 'The request could not be read.' },
  malformed_idempotency_key: {
    status: 400,
    message: 'Idempotency-Key must be 8 to 128 printable characters.',
  },
  unauthenticated: { status: 401, message: 'Authentication failed' },
  password_link_spent: {
    status: 400,
    message: 'This link has been used or is no longer valid. Request a new one.',
  },
  invalid_credentials: { status: 401, message: 'Invalid email or password' },
  export_refused: {
    status: 403,
    message: 'This is not the password of the account or a valid code from the office.',
  },
  signature_refused: {
    status: 401,
    message: 'The signature is missing, wrong or older than five minutes.',
  },
  forbidden: { status: 403, message: "You don't have permission to do that." },
  own_account_kept: {
    status: 403,
    message: 'You cannot lock out, demote or delete your own account. Ask another manager.',
  },
  managers_only_by_managers: {
    status: 403,
    message: 'Only a Manager or an Administrator can edit or grant the roles Manager and Administrator.',
  },
  unknown_path: { status: 404, message: 'There is nothing at this address.' },
  technician_not_found: { status: 404, message: 'Technician not found' },
  sign_in_not_found: { status: 404, message: 'This device is already signed out.' },
  project_not_found: { status: 404, message: 'Project not found' },
  inspection_not_found: { status: 404, message: 'Inspection not found' },
  room_not_found: { status: 404, message: 'Room not found' },
  claim_sheet_row_not_found: { status: 404, message: 'Claim sheet line not found' },
  template_not_found: { status: 404, message: 'Template not found' },
  trash_photo_not_found: { status: 404, message: 'Photo not found' },
  sketch_not_found: { status: 404, message: 'This room has no sketch.' },
  file_not_found: { status: 404, message: 'File not found' },
  chamber_not_found: { status: 404, message: 'Chamber not found' },
  point_not_found: { status: 404, message: 'Point not found' },
  standard_not_found: { status: 404, message: 'Dry standard not found' },
  visit_not_found: { status: 404, message: 'Visit not found' },
  meter_not_found: { status: 404, message: 'Meter not found' },
  unit_not_found: { status: 404, message: 'Unit not found' },
  air_not_found: { status: 404, message: 'Air reading not found' },
  reading_not_found: { status: 404, message: 'Reading not found' },
  placement_not_found: { status: 404, message: 'Placement not found' },
  rendition_not_found: {
    status: 404,
    message: 'This file has no smaller image. Download the file itself.',
  },
  follow_up_not_found: { status: 404, message: 'Follow-up not found' },
  estimate_not_found: { status: 404, message: 'Estimate not found' },
  invoice_not_found: { status: 404, message: 'Invoice not found' },
  payment_not_found: { status: 404, message: 'Payment not found' },
  supplement_not_found: { status: 404, message: 'Supplement not found' },
  report_part_not_found: { status: 404, message: 'The report has no such part.' },
  price_list_not_found: { status: 404, message: 'There is no price list with this version.' },
  delivery_not_found: { status: 404, message: 'Delivery not found' },
  package_not_found: { status: 404, message: 'Package not found' },
  view_not_found: { status: 404, message: 'This view no longer exists.' },
  inspection_completed: { status: 409, message: 'This inspection has already been completed.' },
  inspection_cancelled: {
    status: 409,
    message: 'This inspection has been cancelled and cannot be continued.',
  },
  inspection_still_open: {
    status: 409,
    message: 'Complete or cancel the open inspection before completing the project.',
  },
  project_changed: {
    status: 409,
    message: 'Someone else just changed this project. Review the current version.',
  },
  unsent_work_possible: {
    status: 409,
    message: 'The current technician may have unsent work on their device.',
  },
  duplicate_projects: { status: 409, message: 'Projects with this address and date already exist.' },
  view_name_taken: { status: 409, message: 'You already have a view with this name.' },
  too_many_views: { status: 409, message: 'You have 50 views. Delete one you no longer use.' },
  project_completed: { status: 409, message: 'This project has already been completed.' },
  status_change_refused: { status: 409, message: 'The project cannot change to this status.' },
  job_not_begun: { status: 409, message: 'Start the project first. Its job opens with it.' },
  job_closed: { status: 409, message: 'This job is closed. A manager can open it again.' },
  job_unfinished: { status: 409, message: 'Some things are not finished.' },
  evidence_incomplete: { status: 409, message: 'Some evidence is missing.' },
  package_not_ready: { status: 409, message: 'The package is still being built.' },
  package_too_large: {
    status: 409,
    message: 'No part of this package fits in a mail. Send its link instead.',
  },
  drying_closed: { status: 409, message: 'Drying is closed. A manager can open it again.' },
  drying_unfinished: { status: 409, message: 'Some units are still in.' },
  room_in_other_chamber: { status: 409, message: 'This room is in another chamber.' },
  point_has_readings: { status: 409, message: 'This point has readings. Mark it as removed instead.' },
  point_removed: { status: 409, message: 'A point that was removed takes no readings.' },
  reading_there: { status: 409, message: 'This point has a reading in this visit.' },
  visit_ended: { status: 409, message: 'This visit has ended.' },
  visit_open: { status: 409, message: 'Another visit is still open. End it first.' },
  visit_not_empty: { status: 409, message: 'This visit has readings. Delete them first.' },
  still_named: { status: 409, message: 'Something else of this drying belongs to it.' },
  unit_elsewhere: { status: 409, message: 'This unit stands at another project.' },
  unit_events_order: { status: 409, message: 'These events cannot have happened in this order.' },
  unit_tag_taken: { status: 409, message: 'There is a unit with this tag.' },
  inspection_not_completed: { status: 409, message: 'Only a completed inspection can be reviewed.' },
  project_not_completed: {
    status: 409,
    message: 'A follow-up can be created once the original project is completed.',
  },
  follow_up_started: {
    status: 409,
    message:
      'Work on the follow-up project has started, so this follow-up can no longer be changed or deleted.',
  },
  duplicate_files: { status: 409, message: 'These files have already been uploaded.' },
  too_many_templates: {
    status: 409,
    message: 'You have 50 templates. Delete one you no longer use, then save this one.',
  },
  email_taken: { status: 409, message: 'There is already a technician with this email.' },
  last_admin_kept: {
    status: 409,
    message: 'This is the last active Administrator. Make someone else an Administrator first.',
  },
  invitation_accepted: { status: 409, message: 'This technician has already set a password.' },
  estimate_state: { status: 409, message: 'The state of this estimate does not allow that now.' },
  nothing_differs: { status: 409, message: 'Nothing differs from what was approved.' },
  estimate_edited: {
    status: 409,
    message: 'Somebody has edited this estimate. Load it, then make your changes again.',
  },
  already_reminded: { status: 409, message: 'A reminder went out today.' },
  already_invoiced: { status: 409, message: 'This estimate is on another invoice.' },
  invoice_changed: {
    status: 409,
    message: 'Somebody has changed this draft. Load it, then make your changes again.',
  },
  invoice_empty: { status: 400, message: 'An invoice needs a line and an amount above 0.' },
  invoice_issued: {
    status: 409,
    message: 'This invoice has been issued and cannot be changed. Void it instead.',
  },
  invoice_not_issued: { status: 409, message: 'Issue the invoice first.' },
  invoice_not_overdue: { status: 409, message: 'This invoice is not overdue.' },
  invoice_paid: { status: 409, message: 'This invoice has payments. Remove them first.' },
  payments_changed: {
    status: 409,
    message: 'Someone else just recorded a payment. Check that it is not this one.',
  },
  price_list_changed: {
    status: 409,
    message: 'Someone saved a newer price list. Load it, then make your changes again.',
  },
  settings_changed: {
    status: 409,
    message: 'Somebody has saved newer settings. Load them, then make your changes again.',
  },
  company_changed: {
    status: 409,
    message: 'Somebody has saved a newer company profile. Load it, then make your changes again.',
  },
  document_template_not_found: { status: 404, message: 'Template not found' },
  template_not_checked: {
    status: 409,
    message: 'This text has not been checked yet. A manager must release it.',
  },
  document_not_found: { status: 404, message: 'Document not found' },
  document_changed: { status: 400, message: 'This document arrived changed. It has not been kept.' },
  document_sealed: { status: 409, message: 'This document is signed. Make a new one instead.' },
  signed_page: { status: 409, message: 'This file is the signed page of a document. It stays.' },
  document_not_sealed: { status: 409, message: 'Only a signed document can be withdrawn.' },
  template_changed: {
    status: 409,
    message: 'Somebody has saved a newer version of this text. Load it, then make your changes again.',
  },
  waiver_not_allowed: { status: 403, message: 'Only a manager can waive this.' },
  rule_not_found: { status: 404, message: 'This profile has no such rule.' },
  profile_not_found: { status: 404, message: 'There is no such profile.' },
  profile_changed: {
    status: 409,
    message: 'Somebody has saved a newer version of this profile. Load it, then make your changes again.',
  },
  profile_kept: { status: 409, message: 'Basic cannot be deleted.' },
  already_exported: { status: 409, message: 'Some invoices have been exported before.' },
  nothing_to_export: { status: 409, message: 'There is nothing to export.' },
  company_not_found: { status: 404, message: 'There is no company profile of this version.' },
  import_not_found: { status: 404, message: 'Import not found' },
  import_undone: { status: 409, message: 'This import was undone. Choose the file again.' },
  import_undo_late: {
    status: 409,
    message:
      'This import is more than an hour old and can no longer be undone. Edit its projects one by one.',
  },
  id_taken: { status: 409, message: 'This id is already used by another record.' },
  request_too_slow: { status: 408, message: 'The request took too long to arrive. Try again.' },
  request_in_progress: { status: 409, message: 'The same request is still being processed.' },
  export_too_large: {
    status: 413,
    message: 'More than 50,000 entries match. Narrow the dates or filters.',
  },
  payload_too_large: { status: 413, message: 'The request is too large.' },
  file_too_large: { status: 413, message: 'The file is too large.' },
  file_empty: {
    status: 400,
    message: 'This file is empty: it has 0 bytes. Copy it again from its source, or choose another.',
  },
  file_blank: {
    status: 400,
    message:
      'This file is blank: it has a size but no content. Copy it again from its source, or create it again.',
  },
  file_cut_off: {
    status: 400,
    message: "This file is incomplete and can't be read. Copy it again from its source, or create it again.",
  },
  file_type_refused: { status: 415, message: 'A file of this type cannot be uploaded here.' },
  unsupported_media_type: { status: 415, message: 'Send the request body as JSON.' },
  range_not_there: { status: 416, message: 'The file does not contain this range.' },
  idempotency_key_reused: {
    status: 422,
    message: 'This Idempotency-Key was already used for another request.',
  },
  headers_too_large: { status: 431, message: 'The headers of the request are too large.' },
  rate_limited: { status: 429, message: 'Too many requests. Try again in a moment.' },
  internal: { status: 500, message: 'Something went wrong on the server.' },
  storage_full: {
    status: 507,
    message: 'The server is out of space right now. Try again later.',
  },
  unavailable: { status: 503, message: 'The service is not available right now. Try again in a moment.' },
} as const satisfies Record<string, { status: number; message: string }>;

export type RefusalCode = keyof typeof refusals;

/** Thrown to refuse a request; rolls back the transaction. */
export class Refusal extends Refused {
  declare readonly code: RefusalCode;
  /** Commits what was written before the refusal, such as a failed sign-in count. */
  readonly keepsWork: boolean;
  /** Seconds until a retry is worthwhile. */
  readonly retryAfter: number | undefined;

  constructor(
    code: RefusalCode,
    details: readonly Detail[] = [],
    { keepsWork = false, retryAfter }: { keepsWork?: boolean; retryAfter?: number } = {},
  ) {
    super(code, refusals[code].message, details);
    this.keepsWork = keepsWork;
    this.retryAfter = retryAfter;
  }

  get status(): number {
    return refusals[this.code].status;
  }
}
