import { z } from 'zod';
import { roles } from './access.ts';
import { calendarDate, dateTime } from './shapes.ts';

export const technicianStatuses = ['Active', 'Inactive', 'Suspended', 'On Leave', 'Terminated'] as const;
export type TechnicianStatus = (typeof technicianStatuses)[number];

/** A technician as they and their managers see the record (second document, section 3). */
export const technician = z.object({
  id: z.number(),
  technicianId: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phoneNumber: z.string().nullable(),
  emergencyContact: z.string().nullable(),
  emergencyPhone: z.string().nullable(),
  address: z.string().nullable(),
  city: z.string().nullable(),
  state: z.string().nullable(),
  zipCode: z.string().nullable(),
  country: z.string().nullable(),
  dateOfBirth: calendarDate.nullable(),
  experienceYears: z.number().nullable(),
  notes: z.string().nullable(),
  role: z.enum(roles),
  status: z.enum(technicianStatuses),
  hireDate: calendarDate.nullable(),
  lastLogin: dateTime.nullable(),
  accountLocked: z.boolean(),
  loginAttempts: z.number(),
  createdAt: dateTime,
  updatedAt: dateTime,
});
export type Technician = z.output<typeof technician>;
