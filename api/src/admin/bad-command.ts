/** An invalid command; the message says what is valid. */
export class BadCommand extends Error {
  readonly plain = true;
}
