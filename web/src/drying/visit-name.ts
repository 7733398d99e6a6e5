export const visitName = (number: number) => (number === 0 ? 'Set-up' : `Visit ${number}`);
