import { MomentField, type MomentProps } from './moment-field.tsx';

/** A calendar day, value `YYYY-MM-DD`: the device's own date input. */
export function DateField(props: MomentProps) {
  return <MomentField {...props} type="date" />;
}
