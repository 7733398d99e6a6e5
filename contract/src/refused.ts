/** One thing wrong with one field, in the words of the specification. */
export interface Detail {
  field: string;
  message: string;
}

/** An empty key in the request still needs a field name. */
export const fieldOf = (key: PropertyKey) => String(key) || '""';

export const someInvalid = 'Some fields are not valid.';

/** What a person entered is refused, in a sentence: here or by the server, whose list of refusals no screen needs to load. */
export class Refused extends Error {
  readonly code: string;
  readonly details: readonly Detail[];

  constructor(code: string, message: string, details: readonly Detail[] = []) {
    super(details.length === 1 ? details[0]!.message : message);
    this.code = code;
    this.details = details;
  }
}

export const invalid = (details: readonly Detail[]): Refused =>
  new Refused('validation_failed', someInvalid, details);
