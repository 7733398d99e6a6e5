import type { ObjectKind } from './shape.ts';

/** Apart from what edits objects, which loads every schema of a sketch. */
export const objectNames: Readonly<Record<ObjectKind, string>> = {
  ...{ cabinets: 'Cabinets', stairs: 'Stairs', toilet: 'Toilet', tub: 'Tub', sink: 'Sink' },
  ...{ waterHeater: 'Water heater', appliance: 'Appliance', register: 'HVAC register' },
  equipment: 'Equipment',
};
