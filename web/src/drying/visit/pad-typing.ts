/** Text after a key of a pad with one decimal; `fresh` text is replaced. */
export function typed(text: string, key: string, fresh = false): string {
  if (key === 'delete') return text.slice(0, -1);
  if (key === 'clear') return '';
  if (key === 'minus') return text.startsWith('-') ? text.slice(1) : `-${fresh ? '' : text}`;
  const before = fresh ? '' : text;
  if (key === '.') return before.includes('.') ? before : `${before || '0'}.`;
  if (/\.\d$/.test(before)) return before;
  const joined = `${before}${key}`.replace(/^(-?)0+(?=\d)/, '$1');
  return joined.replace('-', '').length > (joined.includes('.') ? 5 : 3) ? before : joined;
}

export type AirField = 'temperatureF' | 'rh' | 'surfaceF';
export type AirTexts = Readonly<Record<AirField, string>>;

/** Where the air pad stands, and what was typed at each place. */
export interface AirTyping {
  at: number;
  field: AirField;
  texts: readonly AirTexts[];
  /** It came to this field by itself, because the one before was whole. */
  jumped: boolean;
  fresh: boolean;
}

/** Nothing but a decimal can follow: 2 digits, or 3 where it begins with 1. The surface, which is seldom read, waits for Next. */
const isWhole = (field: AirField, text: string) =>
  field !== 'surfaceF' &&
  (/\.\d$/.test(text) ||
    (field === 'rh' ? /^[1-9]\d$/.test(text) && text !== '10' : /^[2-9]\d$/.test(text)) ||
    /^1\d\d$/.test(text));

export const beginAir = (texts: readonly AirTexts[], at: number): AirTyping => ({
  ...{ at, field: 'temperatureF', texts, jumped: false, fresh: true },
});

const withText = (state: AirTyping, text: string): AirTyping => ({
  ...state,
  texts: state.texts.map((one, at) => (at === state.at ? { ...one, [state.field]: text } : one)),
  fresh: false,
});
const textOf = ({ texts, at, field }: AirTyping) => texts[at]?.[field] ?? '';

/** The field that follows, the surface only on a tap; after the last place there is none. */
const nextField = ({ at, field }: AirTyping): Pick<AirTyping, 'at' | 'field'> =>
  field === 'temperatureF' ? { at, field: 'rh' } : { at: at + 1, field: 'temperatureF' };
const fieldBefore = ({ at, field }: AirTyping): Pick<AirTyping, 'at' | 'field'> =>
  field === 'temperatureF' ? { at: at - 1, field: 'rh' } : { at, field: 'temperatureF' };

export const goTo = (state: AirTyping, to: Pick<AirTyping, 'at' | 'field'>, jumped = false): AirTyping => ({
  ...state,
  ...to,
  jumped,
  fresh: true,
});

/**
 * The air pad after a key. A whole figure goes on by itself, within a place and to the next; a decimal point or Delete in
 * the empty field then goes back to it, and Next, pressed out of habit, stays.
 */
export function pressAir(state: AirTyping, key: string): AirTyping {
  const text = textOf(state);
  if (key === 'field' || key === 'next') {
    if (state.jumped && text === '') return { ...state, jumped: false };
    return goTo(state, key === 'field' ? nextField(state) : { at: state.at + 1, field: 'temperatureF' });
  }
  if (state.jumped && text === '' && (key === '.' || key === 'delete')) {
    const back = { ...state, ...fieldBefore(state), jumped: false };
    return withText(back, typed(textOf(back), key));
  }
  const after = withText(state, typed(text, key, state.fresh && key !== 'delete'));
  if (!/^\d$/.test(key) || !isWhole(state.field, textOf(after))) return { ...after, jumped: false };
  const next = nextField(after);
  const isFree = next.at >= after.texts.length || after.texts[next.at]![next.field] === '';
  return isFree ? goTo(after, next, true) : { ...after, jumped: false };
}
