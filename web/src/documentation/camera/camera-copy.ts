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
  lastShot: 'Last photo',
  look: 'View the last photo',
  retake: 'Retake',
  back: 'Back to Camera',
  replaces: 'The next photo replaces the last one.',
  keep: 'Keep it',
  shows: 'What the next photo shows',
  otherShot: 'Other shot',
  noShot: 'No shot',
  next: (shot: string) => `Next photo: ${shot}`,
  doneOf: (done: number, of: number) => `${done} of ${of}`,
  saving: 'Saving on this device...',
} as const;

export const problems: Readonly<Record<CameraProblem, string>> = {
  none: "No camera found. Take photos with your phone's camera app, or choose existing ones.",
  refused:
    "The browser is blocking the camera. Allow it with the icon next to the address (installed app: in your phone's settings), then tap Retry, or use your phone's camera app.",
  busy: "Another app is using the camera. Close that app, or use your phone's camera app.",
  insecure: "The camera only works over a secure (https) address. Use your phone's camera app instead.",
};

export const taken = (count: number, room: string | undefined) =>
  `${count === 1 ? '1 photo' : `${count} photos`}${room ? ` in ${isolated(room)}` : ''}`;
