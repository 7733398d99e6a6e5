const key = 'tsp-logged-out';

/** Carries "Logged Out" over the reload, which clears everything else. */
export const loggedOutFlag = {
  set: () => sessionStorage.setItem(key, 'yes'),
  /** True once. */
  take(): boolean {
    const set = sessionStorage.getItem(key) !== null;
    sessionStorage.removeItem(key);
    return set;
  },
};
