/** What the servers of the tests sign with. */
export const tokenSecret = 'a secret of thirty-two characters';
