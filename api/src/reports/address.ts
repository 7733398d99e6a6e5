import type { ReportInput } from './inspection/input.ts';

export function addressOf({
  addressLine1,
  addressLine2,
  city,
  state,
  zipCode,
}: ReportInput['project']): string {
  const place = [state, zipCode].filter(Boolean).join(' ');
  return [addressLine1, addressLine2, city, place].filter(Boolean).join(', ');
}
