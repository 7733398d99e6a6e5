import type { Alert } from './alert.ts';

/** Of one reading of a point. */
const ofOneReading: readonly Alert['kind'][] = ['no-progress', 'rising'];

/** Alerts as they are shown and answered: what one reading of a point raised is one. Each keeps its key. */
export const together = (alerts: readonly Alert[]): Alert[][] => [
  ...Map.groupBy(alerts, ({ key, kind, visitId, of }) =>
    ofOneReading.includes(kind) ? `${visitId} ${of.join()}` : key,
  ).values(),
];
