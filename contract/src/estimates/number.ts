/** "2418-02", as it stands on paper and is said on the phone. */
export const estimateNumber = (projectId: number, number: number): string =>
  `${projectId}-${String(number).padStart(2, '0')}`;
