/** What a meter's figure says; figures of different scales are never compared (drying.md 4.1). */
export const scales = [
  '%MC wood',
  '%WME',
  'relative 0-100',
  'relative 0-999',
  'gypsum %',
  'concrete %',
  'RH in situ %',
] as const;
export type Scale = (typeof scales)[number];
