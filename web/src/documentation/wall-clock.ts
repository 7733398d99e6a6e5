const two = (part: number) => String(Math.floor(Math.abs(part))).padStart(2, '0');

/** A moment in a camera's format: local time with offset, `YYYY-MM-DDTHH:mm:ss±HH:mm`. */
export function wallClock(at: Date): string {
  const day = [at.getFullYear(), two(at.getMonth() + 1), two(at.getDate())].join('-');
  const time = [at.getHours(), at.getMinutes(), at.getSeconds()].map(two).join(':');
  const offset = -at.getTimezoneOffset();
  return `${day}T${time}${offset < 0 ? '-' : '+'}${two(offset / 60)}:${two(offset % 60)}`;
}
