import { isolated } from '../ui/format/isolated.ts';

const photos = (count: number) => (count === 1 ? '1 photo' : `${count} photos`);

export const selectionCopy = {
  bar: 'Selected photos',
  chosen: (count: number, of: number) => `${count} of ${photos(of)} selected`,
  all: 'Select all',
  done: 'Done',
  setRoom: 'Set room',
  setCaption: 'Set caption',
  remove: 'Delete',
  download: 'Download ZIP',
  undo: 'Undo',
  moved: (count: number, room: string) => `${photos(count)} in ${isolated(room)}`,
  captioned: (count: number) => `${photos(count)} captioned`,
  removed: (count: number) => `${photos(count)} deleted`,
  failed: 'Failed to change the photos. Please try again.',
  askRemove: (count: number) => ({
    title: `Delete ${photos(count)}?`,
    message: `${count === 1 ? 'It' : 'They'} will be deleted from this inspection, on this device and at the office.`,
    confirmLabel: `Delete ${photos(count)}`,
    cancelLabel: count === 1 ? 'Keep it' : 'Keep them',
    destructive: true,
  }),
} as const;
