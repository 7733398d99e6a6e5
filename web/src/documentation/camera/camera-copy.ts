import { isolated } from '../../ui/format/isolated.ts';
import type { CameraProblem } from './use-camera.ts';

export const cameraCopy = {
  title: 'Camera',
  walk: 'Room Walk',
  shutter: 'Take Photo',
  done: 'Done',
  light: 'Light',
  zoom: 'Zoom',
  room: 'Room',
  previousRoom: 'Previous room',
  nextRoom: 'Next room',
  starting: 'Starting the camera...',
  usePhone: "Use the phone's camera app",
  retry: 'Retry',
  saving: 'Saving on this device...',
} as const;

export const problems: Readonly<Record<CameraProblem, string>> = {
  none: "There is no camera this page can use. You can take photos with the phone's camera app, or choose some.",
  refused:
    "The browser does not let this page use the camera. Allow it under the icon beside the address (installed: in the phone's settings), then Retry, or use the phone's camera app.",
  busy: "Another app is using the camera. Close that app, or use the phone's camera app.",
  insecure:
    "The camera works in the page only over a secure (https) address. Use the phone's camera app instead.",
};

export const taken = (count: number, room: string | undefined) =>
  `${count === 1 ? '1 photo' : `${count} photos`}${room ? ` in ${isolated(room)}` : ''}`;
