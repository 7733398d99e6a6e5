import { z } from 'zod';
import { action } from '../action.ts';
import { stages } from '../evidence-profiles/rule.ts';
import { dateTime, inUrl, serialId, uuid } from '../shapes.ts';
import { packageLetter } from './letter.ts';
import { jobPackage, packageKinds, sharedPackage, wholePackage } from './package.ts';

const ofProject = z.strictObject({ id: inUrl(serialId) });
const ofPackage = z.strictObject({ id: inUrl(serialId), packageId: uuid });
const found = ['project_not_found', 'package_not_found'] as const;
const part = inUrl(serialId).optional();
/** No field is refused by name: every wrong link gets the same response. */
const share = z.string().optional().catch(undefined);

export const packageActions = {
  make: action({
    name: 'packages.make',
    method: 'POST',
    path: '/projects/:id/packages',
    summary:
      'Pack report, estimate, drying report, photos and documents of a job in the background; a complete package is refused while evidence is missing up to the stage, an incomplete one lists it',
    access: 'own-project',
    params: ofProject,
    body: z.strictObject({
      kind: z.enum(packageKinds, 'Choose complete or incomplete.'),
      /** The last stage that is looked at. */
      through: z.enum(stages, 'Choose the stage.').default('invoice'),
      /** ZIPs of less than 25 MB each, to be mailed. */
      parts: z.boolean().default(false),
    }),
    answer: z.object({ package: jobPackage }),
    accepted: true,
    message: 'The package is being built.',
    refusals: ['project_not_found', 'evidence_incomplete'],
  }),
  list: action({
    name: 'packages.list',
    method: 'GET',
    path: '/projects/:id/packages',
    summary: 'The packages of a job, newest first',
    access: 'own-project',
    params: ofProject,
    answer: z.object({ packages: z.array(jobPackage) }),
    refusals: ['project_not_found'],
  }),
  read: action({
    name: 'packages.read',
    method: 'GET',
    path: '/projects/:id/packages/:packageId',
    summary: 'A package with its files, their sizes and SHA-256, and who opened its link',
    access: 'own-project',
    params: ofPackage,
    answer: z.object({ package: wholePackage }),
    refusals: [...found],
  }),
  zip: action({
    name: 'packages.zip',
    method: 'GET',
    path: '/projects/:id/packages/:packageId.zip',
    summary: 'The ZIP of a package, or one of its parts; a range of it to go on after an interruption',
    access: 'own-project',
    signedAddress: true,
    params: ofPackage,
    query: z.strictObject({
      part,
      expires: z.string().max(20).optional(),
      signature: z.string().max(100).optional(),
    }),
    answer: z.never(),
    binary: 'application/zip',
    refusals: [...found, 'package_not_ready', 'range_not_there'],
  }),
  link: action({
    name: 'packages.link',
    method: 'POST',
    path: '/projects/:id/packages/:packageId/link',
    summary: 'A link to a package without an account, valid for 30 days; asked again it is renewed',
    access: 'own-project',
    params: ofPackage,
    answer: z.object({ url: z.string(), expiresAt: dateTime }),
    secretAnswer: true,
    message: 'Link created.',
    refusals: [...found, 'package_not_ready'],
  }),
  endLink: action({
    name: 'packages.end-link',
    method: 'DELETE',
    path: '/projects/:id/packages/:packageId/link',
    summary: 'Revoke the link of a package immediately; does nothing if there is none',
    access: 'own-project',
    params: ofPackage,
    answer: z.object({}),
    message: 'Link revoked.',
    refusals: [...found],
  }),
  send: action({
    name: 'packages.send',
    method: 'POST',
    path: '/projects/:id/packages/:packageId/send',
    summary:
      'Mail a package, a mail for each part; each is a delivery of its own. A part that is larger than a mail may be is named in them',
    access: 'own-project',
    params: ofPackage,
    body: packageLetter,
    answer: z.object({ package: wholePackage }),
    accepted: true,
    message: 'The package is on its way.',
    refusals: [...found, 'package_not_ready', 'package_too_large', 'job_not_begun'],
  }),
};

/** Without an account; the page of a package loads only these. */
export const sharedPackageActions = {
  read: action({
    name: 'packages.shared',
    method: 'GET',
    path: '/packages/:packageId',
    summary: 'What is in a package, for whoever has its link; everyone else gets the same 404',
    access: 'anyone',
    params: z.strictObject({ packageId: uuid }),
    query: z.object({ share }),
    answer: sharedPackage,
    triesAMinute: 30,
    refusals: ['unknown_path'],
  }),
  zip: action({
    name: 'packages.shared-zip',
    method: 'GET',
    path: '/packages/:packageId.zip',
    summary: 'The ZIP of a package, or one of its parts, for whoever has its link, whole or a range',
    access: 'anyone',
    params: z.strictObject({ packageId: uuid }),
    query: z.object({ share, part: part.catch(undefined) }),
    answer: z.never(),
    binary: 'application/zip',
    triesAMinute: 120,
    refusals: ['unknown_path', 'range_not_there'],
  }),
};
