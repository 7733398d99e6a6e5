export interface ReportAddress {
  inspectionId: string;
  roomId: string;
  share: string;
}

/** Reads /claim-sheet-report/{inspectionId}/{roomId}?share=; undefined if a part is missing. */
export function readAddress({
  pathname,
  search,
}: Pick<Location, 'pathname' | 'search'>): ReportAddress | undefined {
  const [, inspectionId, roomId] = /^\/claim-sheet-report\/([\w-]+)\/([\w-]+)\/?$/.exec(pathname) ?? [];
  const share = new URLSearchParams(search).get('share');
  return inspectionId && roomId && share ? { inspectionId, roomId, share } : undefined;
}
