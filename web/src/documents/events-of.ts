import { languageNames } from '@tidemark/contract/document-templates/kinds';
import type { SignedDocument } from '@tidemark/contract/documents/document';
import { showMoment } from '../ui/format/dates.ts';
import { copy } from './copy.ts';
import { showFieldTime } from './show-field-time.ts';

interface DocumentEvent {
  when: string;
  what: string;
}

/** What happened with a signed document, in order: the signers' clocks first, then the office's. */
export function eventsOf({
  answered,
  language,
  consent,
  parties,
  ...sealed
}: SignedDocument): DocumentEvent[] {
  const { number, receivedAt, withdrawnAt } = sealed;
  const there = [
    ...(answered ? [{ at: answered.openedAt, what: copy.opened }] : []),
    ...(answered ? [{ at: answered.endSeenAt, what: copy.readToEnd(languageNames[language]) }] : []),
    ...(consent ? [{ at: consent.at, what: copy.agreed }] : []),
    ...parties.map(({ name, role, mark, at }) => ({
      ...{ at, what: copy.signedBy(name, copy.role[role], copy.who[mark]) },
    })),
  ].sort((one, other) => Date.parse(one.at) - Date.parse(other.at));
  return [
    ...there.map(({ at, what }) => ({ when: showFieldTime(at), what })),
    ...(receivedAt && number !== null ? [{ when: showMoment(receivedAt), what: copy.sealedAs(number) }] : []),
    ...(withdrawnAt ? [{ when: showMoment(withdrawnAt), what: copy.withdrawnEvent }] : []),
  ];
}
