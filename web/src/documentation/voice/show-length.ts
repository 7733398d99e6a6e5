/** Seconds as minutes and seconds: "0:42", "12:05". */
export function showLength(seconds: number): string {
  const whole = Math.floor(Math.max(0, seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
