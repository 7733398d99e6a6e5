const address = /^[^\s@,;]+@[^\s@,;.]+(\.[^\s@,;.]+)*\.[^\s@,;.]{2,}$/;

/** What is said of an email address that is kept all the same: the office writes to it. */
export function emailLooksWrong(text: string): string | undefined {
  if (text.trim() === '' || address.test(text.trim())) return undefined;
  return "This doesn't look like an email address. Keep it or correct it.";
}
