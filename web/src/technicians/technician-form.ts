import type { Technician, TechnicianChange, technicianActions } from '@tidemark/contract/technicians';
import type { Given } from '../offline/calls/index.ts';

/** Typed and selected values of the dialog. */
export interface TechnicianForm {
  firstName: string;
  lastName: string;
  email: string;
  phoneNumber: string;
  hireDate: string;
  role: Technician['role'];
  status: Technician['status'];
}

/** Second document, section 9: the defaults of a new technician. */
export const blankForm: TechnicianForm = {
  firstName: '',
  lastName: '',
  email: '',
  phoneNumber: '',
  hireDate: '',
  role: 'Field Technician',
  status: 'Active',
};

export const formOf = (technician: Technician): TechnicianForm => ({
  ...technician,
  phoneNumber: technician.phoneNumber ?? '',
  hireDate: technician.hireDate ?? '',
});

export function newTechnician(form: TechnicianForm): Given<typeof technicianActions.create>['body'] {
  const { status, hireDate, ...rest } = form;
  return {
    ...rest,
    phoneNumber: form.phoneNumber || null,
    hireDate: hireDate || null,
    status: status === 'Terminated' ? 'Active' : status,
  };
}

/** Only the changed fields, so that others' changes stay. */
export function changeOf(before: Technician, form: TechnicianForm): Omit<TechnicianChange, 'accountLocked'> {
  const was = formOf(before);
  return {
    ...(form.firstName !== was.firstName && { firstName: form.firstName }),
    ...(form.lastName !== was.lastName && { lastName: form.lastName }),
    ...(form.phoneNumber !== was.phoneNumber && { phoneNumber: form.phoneNumber || null }),
    ...(form.role !== was.role && { role: form.role }),
    ...(form.status !== was.status && { status: form.status }),
  };
}
