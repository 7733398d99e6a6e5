import { z } from 'zod';
import { action } from '../action.ts';
import { serialId } from '../shapes.ts';
import { sketchSettings, sketchSettingsFields } from './settings.ts';

const settings = z.object({ settings: sketchSettings });

export const sketchSettingsActions = {
  read: action({
    name: 'sketch-settings.read',
    method: 'GET',
    path: '/sketch-settings',
    summary: 'What is taken out of perimeter and walls, and the size of a new opening',
    access: 'signed-in',
    answer: settings,
  }),
  save: action({
    name: 'sketch-settings.save',
    method: 'PUT',
    path: '/sketch-settings',
    summary: 'Save new settings of sketches; `basedOn` is the version they were made from',
    access: 'manager',
    body: z.strictObject({ basedOn: serialId, ...sketchSettingsFields }),
    answer: settings,
    message: 'Settings saved.',
    refusals: ['settings_changed'],
  }),
};
