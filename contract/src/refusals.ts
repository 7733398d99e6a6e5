/** Every refusal there is: its code, its HTTP status and the sentence a person reads. */
export const refusals = {
  validation_failed: { status: 400, message: 'Some fields are not valid.' },
  malformed_json: { status: 400, message: 'The request body is not valid JSON.' },
  malformed_request: { status: 400, message: 'The request could not be read.' },
  malformed_idempotency_key: {
    status: 400,
    message: 'Idempotency-Key must be 8 to 128 printable characters.',
  },
  unauthenticated: { status: 401, message: 'Authentication failed' },
  invalid_credentials: { status: 401, message: 'Invalid email or password' },
  forbidden: { status: 403, message: "You don't have permission to do that." },
  unknown_path: { status: 404, message: 'There is nothing at this address.' },
  project_not_found: { status: 404, message: 'Project not found' },
  inspection_not_found: { status: 404, message: 'Inspection not found' },
  room_not_found: { status: 404, message: 'Room not found' },
  claim_sheet_row_not_found: { status: 404, message: 'Claim sheet line not found' },
  trash_photo_not_found: { status: 404, message: 'Photo not found' },
  file_not_found: { status: 404, message: 'File not found' },
  follow_up_not_found: { status: 404, message: 'Follow-up not found' },
  inspection_completed: { status: 409, message: 'This inspection has already been completed.' },
  inspection_cancelled: {
    status: 409,
    message: 'This inspection has been cancelled and cannot be continued.',
  },
  inspection_still_open: {
    status: 409,
    message: 'Complete or cancel the open inspection before completing the project.',
  },
  project_completed: { status: 409, message: 'This project has already been completed.' },
  status_change_refused: { status: 409, message: 'The project cannot change to this status.' },
  project_not_completed: {
    status: 409,
    message: 'A follow-up can be created once the original project is completed.',
  },
  follow_up_started: {
    status: 409,
    message:
      'Work on the follow-up project has begun, so this follow-up can no longer be changed or deleted.',
  },
  duplicate_files: { status: 409, message: 'These files have already been uploaded.' },
  id_taken: { status: 409, message: 'This id is already used by another record.' },
  request_in_progress: { status: 409, message: 'The same request is still being worked on.' },
  payload_too_large: { status: 413, message: 'The request is too large.' },
  file_too_large: { status: 413, message: 'The file is too large.' },
  file_type_refused: { status: 415, message: 'A file of this type cannot be uploaded here.' },
  unsupported_media_type: { status: 415, message: 'Send the request body as JSON.' },
  idempotency_key_reused: {
    status: 422,
    message: 'This Idempotency-Key was already used for another request.',
  },
  rate_limited: { status: 429, message: 'Too many requests. Try again in a moment.' },
  internal: { status: 500, message: 'Something went wrong on the server.' },
  unavailable: { status: 503, message: 'The service is not available right now. Try again in a moment.' },
} as const satisfies Record<string, { status: number; message: string }>;

export type RefusalCode = keyof typeof refusals;

/** One thing wrong with one field, in the words of the specification. */
export interface Detail {
  field: string;
  message: string;
}

/** A refused request, as a value that can be thrown through a transaction to roll it back. */
export class Refusal extends Error {
  readonly code: RefusalCode;
  readonly details: readonly Detail[];
  /** What was written before the refusal stays written, as a counted failed sign-in must. */
  readonly keepsWork: boolean;

  constructor(code: RefusalCode, details: readonly Detail[] = [], { keepsWork = false } = {}) {
    super(details.length === 1 ? details[0]!.message : refusals[code].message);
    this.code = code;
    this.details = details;
    this.keepsWork = keepsWork;
  }

  get status(): number {
    return refusals[this.code].status;
  }
}
