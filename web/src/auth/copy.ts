/** First document, section 8; second document, "Login page". */
export const copy = {
  failed: 'Login Failed',
  invalid: 'Invalid credentials',
  wentWrong: 'An error occurred during login',
  noRoom: 'There is no room left on this device to keep your sign-in. Free up space and sign in again.',
  needsNetwork: 'Sign-in needs a connection.',
  successful: 'Login Successful',
  welcome: (firstName: string) => `Welcome back, ${firstName}!`,
  loggedOut: 'Logged Out',
  loggedOutMessage: 'You have been successfully logged out',
} as const;
