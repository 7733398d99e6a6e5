const address = /^[^\s@,;]+@[^\s@,;.]+(\.[^\s@,;.]+)*\.[^\s@,;.]{2,}$/;

/** A warning about an odd email address, which is saved anyway. */
export function emailLooksWrong(text: string): string | undefined {
  if (text.trim() === '' || address.test(text.trim())) return undefined;
  return "This doesn't look like an email address. Keep it or correct it.";
}
