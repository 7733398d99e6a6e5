/** The name of a person's store on this device. */
export const storeNameOf = (technicianId: number) => `tsp-device-${technicianId}`;
