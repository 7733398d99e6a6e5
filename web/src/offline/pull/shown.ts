/** What screens show, by the name they ask for it. */
const shown: string[] = [];

export const isShown = (table: string, id: number | string): boolean => shown.includes(`${table}/${id}`);

/** Until the answer is called. */
export function noteShown(what: string): () => void {
  shown.push(what);
  return () => shown.splice(shown.indexOf(what), 1);
}
