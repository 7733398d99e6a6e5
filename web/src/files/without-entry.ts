/**
 * How a file stands that no entry of the queue is seen to carry. Records and queue are watched apart: for a moment a new
 * file is seen without its entry, and must not be called sent.
 */
export const withoutEntry = (url: string): 'sent' | 'waiting' => (url === '' ? 'waiting' : 'sent');
