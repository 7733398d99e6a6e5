/** Of a person's store on this device. */
export const storeNameOf = (technicianId: number) => `tsp-device-${technicianId}`;
