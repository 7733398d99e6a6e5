/** First document, section 8; second document, "Login page". */
export const copy = {
  failed: 'Login Failed',
  invalid: 'Invalid credentials',
  wentWrong: 'An error occurred during login',
  noRoom: "This device is out of space and can't keep you signed in. Free up space, then sign in again.",
  needsNetwork: 'You need a connection to sign in.',
  successful: 'Login Successful',
  welcome: (firstName: string) => `Welcome back, ${firstName}!`,
  loggedOut: 'Logged Out',
  loggedOutMessage: 'You have been successfully logged out',
} as const;
