const filledIn = 'web/src/shell/fill-in.ts adds it';
const asked = 'its code asks whether it is there';
const ours = 'a name of our own or of a library';
const extra = 'without it the screen only looks or runs a little plainer';

/** Names newer than the floor that built files may have, and why. scripts/check-floor.ts refuses a line nobody needs. */
export const allowed: Readonly<Record<string, string>> = {
  'Map.groupBy': filledIn,
  '.groupBy()': filledIn,
  '.hidePopover()': filledIn,
  '.toReversed()': filledIn,
  '.toSorted()': filledIn,
  '.toSpliced()': filledIn,
  '.toWellFormed()': filledIn,
  'popover=': filledIn,

  'Error.captureStackTrace': asked,
  'URL.canParse': asked,
  '.canParse()': asked,
  '.canShare()': asked,
  '.captureStackTrace()': asked,
  '.clearAppBadge()': asked,
  '.estimate()': asked,
  '.getCoalescedEvents()': asked,
  '.setAppBadge()': asked,
  '.share()': asked,
  '.skipTransition()': asked,
  '.startViewTransition()': asked,
  '.takePhoto()': asked,

  '.actions()': ours,
  '.changed()': ours,
  '.createContext()': ours,
  '.createScript()': ours,
  '.destroy()': ours,
  '.equals()': ours,
  '.fallback()': ours,
  '.first()': ours,
  '.forget()': ours,
  '.format()': ours,
  '.handle()': ours,
  '.last()': ours,
  '.lines()': ours,
  '.number()': ours,
  '.removed()': ours,
  '.revoke()': ours,
  '.run()': ours,
  '.take()': ours,
  '.toArray()': ours,
  '.touches()': ours,
  '.use()': ours,
  '.when()': ours,
  '.where()': ours,
  'anchor=': ours,
  'is=': ours,

  '@page': extra,
  '@starting-style': extra,
  ':-moz-progress-bar': extra,
  ':-webkit-progress-bar': extra,
  ':-webkit-progress-value': extra,
  ':-webkit-search-cancel-button': extra,
  '-webkit-tap-highlight-color': extra,
  '-webkit-touch-callout': extra,
  'autoCapitalize=': extra,
  'contain-intrinsic-height': extra,
  'contain-intrinsic-size': extra,
  'content-visibility': extra,
  'field-sizing': extra,
  'forced-color-adjust': extra,
  resize: extra,
  'scrollbar-width': extra,
  size: extra,
  'text-size-adjust': extra,
  'text-wrap': extra,
};

/** Workers, the service worker and its parts, what runs before the app, and the shared page: fill-in.ts is not in these. */
const withoutFillIn = /^[^/]+$|-worker-|^assets\/claim-sheet-report-/;

export const mayHave = (file: string, name: string): boolean =>
  name in allowed && !(allowed[name] === filledIn && withoutFillIn.test(file));
