import type { Dimensions } from '@tidemark/contract/claim-sheets/quantities';
import { Fragment } from 'react';
import { copy } from './copy.ts';
import type { SheetDraft } from './draft.ts';
import type { Outdated } from './outdated.ts';
import { bringUpToDate } from './use-outdated.ts';

/** Figures with their marks for the eye, in words for the ear. */
export function OutdatedFigures({ figures }: { figures: readonly Outdated[] }) {
  return figures.map(({ key, text, spoken }) => (
    <Fragment key={key}>
      <span aria-hidden> {text}</span>
      <span className="visually-hidden">{spoken}</span>
    </Fragment>
  ));
}

interface UpToDateProps {
  draft: SheetDraft;
  room: Dimensions;
  id: number;
  /** What the line is called. */
  name: string;
  className: string | undefined;
}

/** Brings one line up to date with the room. */
export function UpToDate({ draft, room, id, name, className }: UpToDateProps) {
  return (
    <button
      type="button"
      className={className}
      aria-label={`${copy.upToDate}: ${name}`}
      onClick={() => bringUpToDate(draft, [id], room)}
    >
      {copy.upToDate}
    </button>
  );
}
