import type { Measured } from '@tidemark/contract/sketch/figures-of-room';
import { Fragment } from 'react';
import { copy } from './copy.ts';
import type { SheetDraft } from './draft.ts';
import { type Outdated, outdatedOf } from './outdated.ts';
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

/** What brings figures up to date is called. */
export const updateOf = (outdated: readonly Outdated[]): string =>
  outdated.every(({ computed }) => computed) ? copy.takeIt : copy.upToDate;

interface UpToDateProps {
  draft: SheetDraft;
  room: Measured;
  id: number;
  /** What the line is called. */
  name: string;
  className: string | undefined;
}

/** Brings one line up to date with the room. */
export function UpToDate({ draft, room, id, name, className }: UpToDateProps) {
  const act = updateOf(outdatedOf(id, draft.line(id).values, room));
  return (
    <button
      type="button"
      className={className}
      aria-label={`${act}: ${name}`}
      onClick={() => bringUpToDate(draft, [id], room)}
    >
      {act}
    </button>
  );
}
