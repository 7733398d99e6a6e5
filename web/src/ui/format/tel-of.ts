const withExtension = /^(.*\d.*?)\s*(?:ext\.?|x|#)\s*(\d+)\D*$/i;
const digits = (text: string) => text.replace(/[^\d+]/g, '');

/** The link of a phone number; an extension is dialed after a pause. */
export function telOf(number: string): string {
  const [, main = number, extension] = withExtension.exec(number) ?? [];
  return `tel:${digits(main)}${extension ? `,${extension}` : ''}`;
}
