const ada = { firstName: 'Ada', lastName: 'Núñez', email: 'ada@tidemark.example' };
let count = 0;
/** The input for a new technician, with an unused email. */
export const someone = () => ({ ...ada, email: `new${++count}@tidemark.example` });
