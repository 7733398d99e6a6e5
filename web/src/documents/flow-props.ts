import type { DocumentLanguage } from '@tidemark/contract/document-templates/kinds';
import type { Block } from '@tidemark/contract/document-templates/markup';
import type { ReactNode } from 'react';
import type { TextValues } from '../document-templates/text-blocks.tsx';
import type { Signing } from './signing.ts';

/** A document as it is read and signed. */
interface Readable {
  blocks: readonly Block[];
  language: DocumentLanguage;
  values: TextValues;
  /** "Not known: claim number." */
  notKnown: string | undefined;
}

export interface FlowProps {
  text: Readable;
  /** What the customer must agree to; without blocks that text may not be used yet. */
  consent: { blocks: readonly Block[] | undefined; isFirst: boolean } | undefined;
  /** The last day to cancel, where the signer is told of it. */
  cancelBy: string | undefined;
  names: Readonly<Record<string, string>>;
  /** The customer alone, on a phone of their own. */
  byLink: boolean;
  signing: Signing;
  /** Why it cannot be sealed yet, by place. */
  faultsOf: (signing: Signing) => ReadonlyMap<string, string>;
  onChange: (change: Partial<Signing>) => void;
  onSeal: () => Promise<void>;
  /** Sends the link to who signs elsewhere. */
  link?: ReactNode;
  /** For who signs on paper. */
  paper?: ReactNode;
}
