import type { packageActions } from '@tidemark/contract/packages/actions';
import type { Handler } from '../context.ts';
import { readProject } from '../projects/read.ts';
import { packageOf, packagesOf, shownPackage, wholePackageOf } from './read.ts';

export const listPackages: Handler<typeof packageActions.list> = async ({ db, actor }, { params }) => {
  const { id } = await readProject(db, actor, params.id);
  return { packages: (await packagesOf(db, id)).map(shownPackage) };
};

export const readPackage: Handler<typeof packageActions.read> = async (context, { params }) => {
  const { db, actor } = context;
  const project = await readProject(db, actor, params.id);
  const found = await packageOf(db, project.id, params.packageId);
  return { package: await wholePackageOf(context, db, found) };
};
