import type { ComponentProps } from 'react';
import { FromOffice } from '../forms/from-office.tsx';
import { ManagersSettings } from './managers-settings.tsx';

interface Props<T> extends ComponentProps<typeof FromOffice<T>> {
  copy: { title: string; deniedMessage: string; loadFailed: string; loading: string };
}

/** A page of settings that are read from the office and saved as versions. */
export function KeptSettings<T>(props: Props<T>) {
  return (
    <ManagersSettings title={props.copy.title} denied={props.copy.deniedMessage}>
      <FromOffice {...props} />
    </ManagersSettings>
  );
}
