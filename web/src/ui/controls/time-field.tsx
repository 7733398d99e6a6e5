import { MomentField, type MomentProps } from './moment-field.tsx';

/** A time of day, value `HH:MM`: the device's own time input. */
export function TimeField(props: MomentProps) {
  return <MomentField {...props} type="time" />;
}
