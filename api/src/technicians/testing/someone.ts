const ada = { firstName: 'Ada', lastName: 'Núñez', email: 'ada@tidemark.example' };
let count = 0;
/** What is sent for a new technician; nobody has had the email before. */
export const someone = () => ({ ...ada, email: `new${++count}@tidemark.example` });
