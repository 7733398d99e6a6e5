import { z } from 'zod';
import { roles } from './access.ts';
import { action } from './action.ts';
import { pageQuery, pagination } from './envelope.ts';
import type { Offline } from './offline.ts';
import { calendarDate, dateTime, inUrl, requiredText, serialId, text, wholeNumber } from './shapes.ts';

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

/** The record of the person signed in, the only one on their device. */
export interface OwnProfile {
  id: 'me';
  technician: Technician;
}
declare module './offline.ts' {
  interface LocalTables {
    profiles: OwnProfile;
  }
}
export const ownProfile = (technician: Technician) => ({
  table: 'profiles' as const,
  id: 'me' as const,
  record: { id: 'me' as const, technician },
});

/** Compared and stored in lowercase. */
export const email = requiredText(254, 'Email is required')
  .toLowerCase()
  .pipe(z.email('Enter a valid email address.'));

const names = {
  firstName: requiredText(80, 'First name is required'),
  lastName: requiredText(80, 'Last name is required'),
};
const clearable = (max: number) =>
  text(max)
    .trim()
    .nullable()
    .transform((value) => value || null);
const phoneNumber = clearable(40);
const role = z.enum(roles, 'Choose a role.');
const status = z.enum(technicianStatuses, 'Choose a status.');

const profileFields = z.strictObject({
  ...names,
  phoneNumber,
  emergencyContact: clearable(120),
  emergencyPhone: clearable(40),
  address: clearable(200),
  city: clearable(100),
  state: clearable(60),
  zipCode: clearable(20),
  country: clearable(60),
  dateOfBirth: calendarDate.nullable(),
  experienceYears: wholeNumber(0, 99).nullable(),
  notes: clearable(5000),
});
const profileChange = profileFields.partial();
export type ProfileChange = z.output<typeof profileChange>;

/** Second document, section 3; nobody starts as Terminated. */
const created = z.strictObject({
  ...names,
  email,
  phoneNumber: phoneNumber.optional(),
  role: role.default('Field Technician'),
  hireDate: calendarDate.nullable().optional(),
  status: status.exclude(['Terminated'], 'Choose a status.').default('Active'),
});
export type NewTechnician = z.output<typeof created>;

const changed = z
  .strictObject({
    ...names,
    phoneNumber,
    role,
    status,
    /** Unlocks; managers cannot lock by hand and use Suspended instead. */
    accountLocked: z.literal(false, 'An account can be unlocked here, not locked.'),
  })
  .partial();
export type TechnicianChange = z.output<typeof changed>;

const byId = z.strictObject({ id: inUrl(serialId) });
const one = z.object({ technician });
const guarded = [
  'technician_not_found',
  'managers_only_by_managers',
  'own_account_kept',
  'last_admin_kept',
] as const;

/** A person's own activity: when, action, what, from where. */
export const activity = z.object({
  id: z.number(),
  at: dateTime,
  action: z.string(),
  subject: z.string(),
  subjectId: z.string(),
  ip: z.string().nullable(),
});
export type Activity = z.output<typeof activity>;

export const technicianActions = {
  profile: action({
    name: 'technicians.profile',
    method: 'GET',
    path: '/technicians/profile',
    summary: "The caller's own record",
    access: 'signed-in',
    answer: one,
  }),
  updateProfile: action({
    name: 'technicians.update-profile',
    method: 'PUT',
    path: '/technicians/profile',
    summary: "Change the given fields of the caller's own record",
    access: 'signed-in',
    body: profileChange,
    answer: one,
    message: 'Profile updated successfully',
    offline: {
      // In no project's lane, like templates.
      project: () => 0,
      touches: () => [{ table: 'profiles', id: 'me' }],
      answered: (answer) => [ownProfile(answer.technician)],
      effect(input, read, at) {
        const found = read('profiles', 'me');
        if (!found) return [];
        const change = input.body as Partial<Technician>;
        return [ownProfile({ ...found.technician, ...change, updatedAt: at })];
      },
      merge: (earlier, later) => ({ ...earlier, ...later }),
    } satisfies Offline<{ body: ProfileChange }, z.output<typeof one>>,
  }),
  activity: action({
    name: 'technicians.activity',
    method: 'GET',
    path: '/technicians/profile/activity',
    summary: "The caller's own entries in the audit log, newest first",
    access: 'signed-in',
    query: z.strictObject(pageQuery),
    answer: z.object({ activity: z.array(activity), pagination }),
  }),
  list: action({
    name: 'technicians.list',
    method: 'GET',
    path: '/technicians',
    summary: 'Technicians by name; `search` matches name, email, phone number and technician id',
    access: 'manager',
    query: z.strictObject({
      ...pageQuery,
      search: text(200).optional(),
      status: status.optional(),
      role: role.optional(),
    }),
    answer: z.object({ technicians: z.array(technician), pagination }),
  }),
  create: action({
    name: 'technicians.create',
    method: 'POST',
    path: '/technicians',
    summary: 'Add a technician; emails an invitation with a link to set the password',
    access: 'manager',
    body: created,
    answer: one,
    creates: 'always',
    message: 'Technician created successfully',
    refusals: ['email_taken', 'managers_only_by_managers'],
  }),
  read: action({
    name: 'technicians.read',
    method: 'GET',
    path: '/technicians/:id',
    summary: 'One technician',
    access: 'manager',
    params: byId,
    answer: one,
    refusals: ['technician_not_found'],
  }),
  update: action({
    name: 'technicians.update',
    method: 'PUT',
    path: '/technicians/:id',
    summary: 'Change the given fields of a technician, or unlock the account',
    access: 'manager',
    params: byId,
    body: changed,
    answer: one,
    message: 'Technician updated successfully',
    refusals: guarded,
  }),
  remove: action({
    name: 'technicians.remove',
    method: 'DELETE',
    path: '/technicians/:id',
    summary: 'Set the status Terminated; the record is kept',
    access: 'manager',
    params: byId,
    answer: one,
    message: 'Technician deleted successfully',
    refusals: guarded,
  }),
  invite: action({
    name: 'technicians.invite',
    method: 'POST',
    path: '/technicians/:id/invitation',
    summary: 'Email the invitation again to a technician who has not set a password yet',
    access: 'manager',
    params: byId,
    answer: z.object({}),
    message: 'The invitation is on its way.',
    refusals: ['technician_not_found', 'managers_only_by_managers', 'invitation_accepted'],
  }),
};
