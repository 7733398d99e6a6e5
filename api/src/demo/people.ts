import type { Role } from '@tidemark/contract/access';

export const demoPassword = 'tidemark-demo';

export interface DemoPerson {
  email: string;
  firstName: string;
  lastName: string;
  role: Role;
}

const person = (name: string, firstName: string, lastName: string, role: Role): DemoPerson => ({
  email: `${name}@demo.tidemark.example`,
  firstName,
  lastName,
  role,
});

/** decisions.md, "Running it": five accounts. */
export const demoPeople = [
  person('technician', 'Dana', 'Whitaker', 'Field Technician'),
  person('technician2', 'Luis', 'Ortega', 'Field Technician'),
  person('supervisor', 'Mei', 'Castellano', 'Supervisor'),
  person('manager', 'Robert', 'Adeyemi', 'Manager'),
  person('admin', 'Ingrid', 'Solberg', 'Admin'),
] as const;
