/** The test servers' secret. */
export const tokenSecret = 'a secret of thirty-two characters';
