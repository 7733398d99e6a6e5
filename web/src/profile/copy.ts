/** Second document, sections 2 and 8. */
export const copy = {
  notFound: 'Profile Not Found',
  notFoundMessage: 'Unable to load your profile information.',
  tryAgain: 'Try Again',
  fetchFailed: 'Failed to fetch profile',
  updateFailed: 'Failed to update profile',
  passwordFailed: 'Failed to change password',
  updated: 'Profile updated successfully',
  passwordChanged: 'Password changed successfully',
} as const;
