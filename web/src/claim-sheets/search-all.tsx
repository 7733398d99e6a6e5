import { Button } from '../ui/controls/button.tsx';
import { copy } from './copy.ts';
import { lineIds } from './lines.ts';

/** A search among the filled lines that finds none, and the way to the others. */
export function SearchAll({ query, onAll }: { query: string; onAll: () => void }) {
  return (
    <div className="row wrap gap-3">
      <p className="ink-2 text-body">{copy.noneFilled(query)}</p>
      <Button kind="outline" onClick={onAll}>
        {copy.searchAll(lineIds.length)}
      </Button>
    </div>
  );
}
