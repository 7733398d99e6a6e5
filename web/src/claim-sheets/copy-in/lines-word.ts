export const linesWord = (count: number) => (count === 1 ? '1 line' : `${count} lines`);
