import type { officeActions } from '@tidemark/contract/office/actions';
import type { Handler } from '../context.ts';
import { lockProject } from '../projects/read.ts';
import { changeAsOffice } from './change.ts';
import { officeProject } from './read.ts';
import { scheduleDrying } from './schedule-drying.ts';

export const editProject: Handler<typeof officeActions.edit> = async (context, { params, body }) => {
  const { tx, actor } = context;
  await changeAsOffice(context, await lockProject(tx, actor, params.id), body);
  return { project: await officeProject(tx, params.id) };
};

/** Technician, date and time; the old and new technician's devices learn of it through the log (api/src/live). */
export const scheduleProject: Handler<typeof officeActions.schedule> = async (context, { params, body }) => {
  const { tx, actor } = context;
  const { visit, seen, confirmUnsent, ...changes } = body;
  const found = await lockProject(tx, actor, params.id);
  const change = visit === 'drying' ? scheduleDrying : changeAsOffice;
  await change(context, found, { changes, seen, confirmUnsent });
  return { project: await officeProject(tx, params.id) };
};
