/**
 * A typed length in whole sixteenths of an inch, half up: 12'4 1/2", 12 4 1/2 (feet and inches), 12.33 (feet), 148.5 in.
 * Undefined for anything else.
 */
export function typedLength(typed: string): number | undefined {
  const text = typed.trim().replaceAll('’', "'").replaceAll('′', "'").replaceAll(/[”″]/g, '"');
  const inches = /^(?:(\d+(?:\.\d+)?|\.\d+)(?:\s+(\d+)\/(\d+))?|(\d+)\/(\d+))\s*(?:"|in)$/.exec(text);
  if (inches) return sixteenths('', inches[1] ?? '', inches[2] ?? inches[4], inches[3] ?? inches[5]);
  const feet = /^(\d+(?:\.\d+)?|\.\d+)\s*(?:'|ft)?$/.exec(text);
  if (feet) return sixteenths(feet[1]!, '');
  const both =
    /^(\d+)(?:\s*(?:'|ft)\s*|\s+)(?:(\d+(?:\.\d+)?)(?:\s+(\d+)\/(\d+))?|(\d+)\/(\d+))\s*(?:"|in)?$/.exec(
      text,
    );
  // "4 1/2" may be feet or inches.
  if (!both || (both[5] && !/'|ft/.test(text))) return undefined;
  return sixteenths(both[1]!, both[2] ?? '', both[3] ?? both[5], both[4] ?? both[6]);
}

/** In exact whole numbers, so that 7.03 inches is not a hair below its half. */
function sixteenths(feet: string, inches: string, over = '0', under = '1'): number | undefined {
  if ([feet, inches, over, under].some((part) => part.length > 9) || Number(under) === 0) return undefined;
  const [f, i] = [fraction(feet), fraction(inches)];
  const parts: [bigint, bigint][] = [
    [f.num * 192n, f.den],
    [i.num * 16n, i.den],
    [BigInt(over) * 16n, BigInt(under)],
  ];
  const [num, den] = parts.reduce(([a, b], [c, d]) => [a * d + c * b, b * d]);
  return Number((2n * num + den) / (2n * den));
}

function fraction(decimal: string): { num: bigint; den: bigint } {
  const [whole = '', part = ''] = decimal.split('.');
  return { num: BigInt(`${whole}${part}` || '0'), den: 10n ** BigInt(part.length) };
}

/** 2376 as 12'4 1/2". */
export function lengthInWords(length: number): string {
  const feet = Math.floor(length / 192);
  const inches = Math.floor((length % 192) / 16);
  return `${feet}'${inches}${part(length % 16)}"`;
}

/** The same as it is shown: 12′4 1/2″. */
export const shownFeet = (length: number): string =>
  lengthInWords(length).replace("'", '′').replace('"', '″');

/** The same as a voice says it: 12 feet 4 1/2 inches. */
export function spokenLength(length: number): string {
  const feet = Math.floor(length / 192);
  const inches = Math.floor((length % 192) / 16);
  const rest = `${inches || ''}${part(length % 16)}`.trim();
  const said = rest && `${rest} ${rest === '1' || inches === 0 ? 'inch' : 'inches'}`;
  if (feet === 0) return said || '0 feet';
  return `${feet} ${feet === 1 ? 'foot' : 'feet'} ${said}`.trim();
}

function part(sixteenths: number): string {
  if (sixteenths === 0) return '';
  const common = sixteenths % 8 === 0 ? 8 : sixteenths % 4 === 0 ? 4 : sixteenths % 2 === 0 ? 2 : 1;
  return ` ${sixteenths / common}/${16 / common}`;
}
