/** Ten digits of North America, with or without the 1 before them, and an extension. */
const american = /^(\+?1)?([2-9]\d{2})([2-9]\d{2})(\d{4})$/;
const withExtension = /^(.*\d.*?)\s*(?:ext\.?|x|#)\s*(\d+)$/i;

/** A phone number as it is read aloud: "6305550100" is (630) 555-0100. Other numbers stay as entered. */
export function showPhone(entered: string): string {
  const trimmed = entered.trim();
  const [, main = trimmed, extension] = withExtension.exec(trimmed) ?? [];
  if (/[^\d\s().+/-]/.test(main)) return entered;
  const [, one, area, exchange, line] = american.exec(main.replace(/[\s()./-]/g, '')) ?? [];
  if (line === undefined) return entered;
  return `${one ? '+1 ' : ''}(${area}) ${exchange}-${line}${extension ? ` ext. ${extension}` : ''}`;
}
