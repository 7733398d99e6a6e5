/** USPS states by code and name; those whose ZIP codes start with 0 come first. */
const withZero = {
  ...{ CT: 'Connecticut', MA: 'Massachusetts', ME: 'Maine', NH: 'New Hampshire', NJ: 'New Jersey' },
  ...{ PR: 'Puerto Rico', RI: 'Rhode Island', VI: 'Virgin Islands', VT: 'Vermont' },
};
/** Some New York ZIP codes do too: 00501, 00544, 06390. */
const others = {
  ...{ AK: 'Alaska', AL: 'Alabama', AR: 'Arkansas', AS: 'American Samoa', AZ: 'Arizona', CA: 'California' },
  ...{ CO: 'Colorado', DC: 'District of Columbia', DE: 'Delaware', FL: 'Florida', GA: 'Georgia', GU: 'Guam' },
  ...{ HI: 'Hawaii', IA: 'Iowa', ID: 'Idaho', IL: 'Illinois', IN: 'Indiana', KS: 'Kansas', KY: 'Kentucky' },
  ...{ LA: 'Louisiana', MD: 'Maryland', MI: 'Michigan', MN: 'Minnesota', MO: 'Missouri', MS: 'Mississippi' },
  ...{ MP: 'Northern Mariana Islands', MT: 'Montana', NC: 'North Carolina', ND: 'North Dakota' },
  ...{ NE: 'Nebraska', NM: 'New Mexico', NV: 'Nevada', NY: 'New York', OH: 'Ohio', OK: 'Oklahoma' },
  ...{ OR: 'Oregon', PA: 'Pennsylvania', SC: 'South Carolina', SD: 'South Dakota', TN: 'Tennessee' },
  ...{ TX: 'Texas', UT: 'Utah', VA: 'Virginia', WA: 'Washington', WI: 'Wisconsin', WV: 'West Virginia' },
  ...{ WY: 'Wyoming' },
};
const wordsOf = (states: Record<string, string>) =>
  new Set(Object.entries(states).flatMap(([code, name]) => [code.toLowerCase(), name.toLowerCase()]));
const zeroStates = wordsOf(withZero);
const otherStates = wordsOf(others);
const ofNewYork = /^0*(?:501|544|6390)$/;

const plain = (state: string) => state.trim().replaceAll('.', '').replace(/\s+/g, ' ').toLowerCase();

/** The intended ZIP code, or an error message. */
export type ZipRead = { zip: string; error?: undefined } | { zip?: undefined; error: string };

/**
 * Restores leading zeros that a spreadsheet dropped: 2134 in Massachusetts is 02134, 21341234 is 02134-1234. In other
 * states too few digits are an error.
 */
export function readZip(cell: string, state: string): ZipRead {
  const of = plain(state);
  const hasZero = zeroStates.has(of);
  if (!hasZero && !otherStates.has(of)) return { zip: cell };
  const [, digits, plus] = /^(\d+)(?:-(\d{4}))?$/.exec(cell) ?? [];
  if (digits === undefined) return { zip: cell };
  const whole = plus === undefined && digits.length > 5;
  const first = whole ? digits.slice(0, -4) : digits;
  const last = whole ? digits.slice(-4) : plus;
  const zip = `${first.padStart(5, '0')}${last === undefined ? '' : `-${last}`}`;
  if (first.length === 5) return { zip };
  const padded = first.length >= 3 && first.length < 5 && (hasZero || ofNewYork.test(first));
  if (padded) return { zip };
  return { error: `ZIP code ${cell} needs 5 digits in ${state.trim()}, or 9.` };
}
