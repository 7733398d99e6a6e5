import { z } from 'zod';
import { action } from '../action.ts';
import { uuid } from '../shapes.ts';
import { changeActions } from './change-actions.ts';
import { readActions } from './read-actions.ts';
import { officeView, viewFilters, viewName } from './table.ts';

const oneView = z.object({ view: officeView });

const views = {
  views: action({
    name: 'office.views',
    method: 'GET',
    path: '/office/views',
    summary: "The caller's saved views by name",
    access: 'manager',
    answer: z.object({ views: z.array(officeView) }),
  }),
  saveView: action({
    name: 'office.save-view',
    method: 'POST',
    path: '/office/views',
    summary: 'Save a filter for the caller under a name',
    access: 'manager',
    body: z.strictObject({ name: viewName, filters: viewFilters }),
    answer: oneView,
    creates: 'always',
    message: 'View saved',
    refusals: ['view_name_taken', 'too_many_views'],
  }),
  changeView: action({
    name: 'office.change-view',
    method: 'PUT',
    path: '/office/views/:id',
    summary: 'Rename a saved view or change its filter',
    access: 'manager',
    params: z.strictObject({ id: uuid }),
    body: z.strictObject({ name: viewName, filters: viewFilters }).partial(),
    answer: oneView,
    message: 'View saved',
    refusals: ['view_not_found', 'view_name_taken'],
  }),
  removeView: action({
    name: 'office.remove-view',
    method: 'DELETE',
    path: '/office/views/:id',
    summary: 'Delete a saved view',
    access: 'manager',
    params: z.strictObject({ id: uuid }),
    answer: z.object({}),
    message: 'View deleted',
    refusals: ['view_not_found'],
  }),
};

export const officeActions = { ...readActions, ...changeActions, ...views };
