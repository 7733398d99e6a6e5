/**
 * The state of a file without a visible entry. Records and queue are watched separately: for a moment a new file
 * appears without its entry, and must not be called sent.
 */
export const withoutEntry = (url: string): 'sent' | 'waiting' => (url === '' ? 'waiting' : 'sent');
