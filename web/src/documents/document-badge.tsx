import { documentState, type SignedDocument } from '@tidemark/contract/documents/document';
import { Ban, Clock, CloudUpload, Lock, type LucideIcon, Signature, TriangleAlert } from 'lucide-react';
import { Badge, type BadgeLook } from '../ui/format/badge.tsx';
import { copy, stateNames } from './copy.ts';

const looks = {
  Draft: [Signature, 'orange'],
  Signed: [CloudUpload, 'silt'],
  Sealed: [Lock, 'green'],
  Withdrawn: [Ban, 'sunken'],
} as const satisfies Record<string, readonly [LucideIcon, BadgeLook]>;

interface Props {
  document: SignedDocument;
  /** The office has not accepted it. */
  refused?: boolean;
}

/** What has become of a document. */
export function DocumentBadge({ document, refused }: Props) {
  const state = documentState(document);
  if (refused)
    return (
      <Badge icon={TriangleAlert} look="danger">
        {copy.refused}
      </Badge>
    );
  if (state === 'Draft' && isWithCustomer(document))
    return (
      <Badge icon={Clock} look="silt">
        {copy.waitsForCustomer}
      </Badge>
    );
  const [icon, look] = looks[state];
  return (
    <Badge icon={icon} look={look}>
      {stateNames[state]}
    </Badge>
  );
}

/** Its customer may sign it by link. */
export const isWithCustomer = ({ linkUntil }: SignedDocument, now = Date.now()): boolean =>
  linkUntil !== null && Date.parse(linkUntil) > now;
