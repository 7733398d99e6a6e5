import { left, px, right } from '../inspection/page.ts';
import type { Pages } from '../kit/pages.ts';

/** The position of the next element in two columns, page after page. Points from the top. */
export interface Columns {
  x: number;
  y: number;
  readonly width: number;
  /** Goes on in the next column, unless this much still fits in this one or the column is empty. */
  ensure(height: number): void;
}

const gap = 26 * px;
const width = (right - left - gap) / 2;
const edges = [left, left + width + gap] as const;

/** Begins below what a page already has; the columns of later pages begin at their top. */
export function openColumns(pages: Pages): Columns {
  let top = pages.y;
  const columns: Columns = {
    ...{ x: edges[0], y: top, width },
    ensure(height) {
      if (this.y + height <= pages.bottom || this.y === top) return;
      if (this.x === edges[0]) this.x = edges[1];
      else {
        pages.next();
        top = pages.y;
        this.x = edges[0];
      }
      this.y = top;
    },
  };
  return columns;
}
