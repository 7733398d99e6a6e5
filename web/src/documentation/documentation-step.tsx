import { EmptyState } from '../ui/empty-state.tsx';

/** The third step. It says what this version cannot do yet and holds nobody up. */
export function DocumentationStep() {
  return (
    <EmptyState
      title="No photos or documents here yet"
      hint="Photos and documents can't be added in this version yet. Press Next to go on to the review."
    />
  );
}
