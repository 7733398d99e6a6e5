const two = (part: number) => String(part).padStart(2, '0');

/**
 * A camera's pictures under names of their own: iPhones call every one of them image.jpg, and two of a name are taken for
 * duplicates.
 */
export function cameraNamed(file: File, now: Date): File {
  const day = [now.getFullYear(), two(now.getMonth() + 1), two(now.getDate())].join('');
  const time = [now.getHours(), now.getMinutes(), now.getSeconds()].map(two).join('');
  const ending = file.type === 'image/png' ? 'png' : 'jpg';
  return new File([file], `IMG_${day}_${time}.${ending}`, {
    type: file.type,
    lastModified: file.lastModified,
  });
}
