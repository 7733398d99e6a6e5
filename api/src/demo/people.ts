import type { Role } from '@tidemark/contract/access';

export const demoPassword = 'tidemark-demo';

export interface DemoPerson {
  email: string;
  firstName: string;
  lastName: string;
  role: Role;
  isOnLeave?: boolean;
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

/** The others of the company of twelve (docs/decisions/0124). */
export const storyPeople = [
  person('aaliyah', 'Aaliyah', 'Brooks', 'Field Technician'),
  person('kenji', 'Kenji', 'Morimoto', 'Senior Field Technician'),
  person('tomasz', 'Tomasz', 'Wrona', 'Lead Technician'),
  person('grace', 'Grace', 'Achterberg', 'Field Technician'),
  person('samir', 'Samir', 'Haddad', 'Senior Field Technician'),
  { ...person('noelani', 'Noelani', 'Kahale', 'Field Technician'), isOnLeave: true },
  person('delphine', 'Delphine', 'Marsh', 'Supervisor'),
] as const;
