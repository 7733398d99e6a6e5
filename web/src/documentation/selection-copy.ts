import { isolated } from '../ui/format/isolated.ts';

const photos = (count: number) => (count === 1 ? '1 photo' : `${count} photos`);

export const selectionCopy = {
  bar: 'Selected photos',
  chosen: (count: number, of: number) => `${count} of ${photos(of)} selected`,
  all: 'Select all',
  done: 'Done',
  setRoom: 'Set room',
  setCaption: 'Set caption',
  label: 'Label',
  setLabel: 'Set label',
  shot: 'Shot',
  setShot: 'Set shot',
  noShot: 'No shot',
  remove: 'Delete',
  download: 'Download ZIP',
  undo: 'Undo',
  moved: (count: number, room: string) => `${photos(count)} in ${isolated(room)}`,
  captioned: (count: number) => `${photos(count)} captioned`,
  labeled: (count: number) => `${photos(count)} labeled`,
  shotGiven: (count: number, shot: string) => `${photos(count)}: ${shot}`,
  removed: (count: number) => `${photos(count)} deleted`,
  failed: 'Failed to change the photos. Please try again.',
  askRemove: (count: number, from: 'inspection' | 'job') => ({
    title: `Delete ${photos(count)}?`,
    message: `${count === 1 ? 'It' : 'They'} will be deleted from this ${from}, on this device and at the office.`,
    confirmLabel: `Delete ${photos(count)}`,
    cancelLabel: count === 1 ? 'Keep it' : 'Keep them',
    destructive: true,
  }),
} as const;
