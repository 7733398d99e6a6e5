/** The most that a call answers at once. */
export const pageSize = 100;

/** All of a list that is answered by the page. */
export async function everyPage<T>(
  read: (query: { page: number; limit: number }) => Promise<readonly T[]>,
): Promise<T[]> {
  const all: T[] = [];
  for (let page = 1; ; page++) {
    const found = await read({ page, limit: pageSize });
    all.push(...found);
    if (found.length < pageSize) return all;
  }
}
