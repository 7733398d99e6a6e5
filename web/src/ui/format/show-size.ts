/** Second document, section 9: B under 1 KB, KB under 1 MB, otherwise MB with one decimal. */
export function showSize(bytes: number): string {
  if (bytes < 1024) return `${bytes} B`;
  const megabyte = 1024 * 1024;
  return bytes < megabyte ? `${(bytes / 1024).toFixed(1)} KB` : `${(bytes / megabyte).toFixed(1)} MB`;
}
