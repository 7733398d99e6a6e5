const two = (part: number) => String(part).padStart(2, '0');

/** A camera picture's unique name, by when it was taken. */
export function cameraName(type: string, at: Date): string {
  const day = [at.getFullYear(), two(at.getMonth() + 1), two(at.getDate())].join('');
  const time = [at.getHours(), at.getMinutes(), at.getSeconds()].map(two).join('');
  const thousandths = String(at.getMilliseconds()).padStart(3, '0');
  return `IMG_${day}_${time}_${thousandths}.${type === 'image/png' ? 'png' : 'jpg'}`;
}
