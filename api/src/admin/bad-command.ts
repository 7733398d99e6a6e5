/** What a person asked that makes no sense; its message says what would. */
export class BadCommand extends Error {
  readonly plain = true;
}
