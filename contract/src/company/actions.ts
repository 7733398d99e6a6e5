import { z } from 'zod';
import { action } from '../action.ts';
import { pageQuery, pagination } from '../envelope.ts';
import { fileFacts, megabyte, type UploadRule } from '../files.ts';
import { inUrl, serialId, uuid } from '../shapes.ts';
import { company, companyEntry, listedCompanyVersion } from './profile.ts';

const one = z.object({ company });

export const mostLogoEdge = 2_000;
export const logoRule = {
  limit: 2 * megabyte,
  types: ['image/jpeg', 'image/png'],
  invalid: 'Choose a PNG or JPEG of at most 2 MB.',
  tooLarge: 'Choose a PNG or JPEG of at most 2 MB. This one is larger.',
} as const satisfies UploadRule;

export const companyActions = {
  read: action({
    name: 'company.read',
    method: 'GET',
    path: '/company',
    summary: 'The newest company profile; the tax id is for managers',
    access: 'signed-in',
    answer: one,
  }),
  save: action({
    name: 'company.save',
    method: 'PUT',
    path: '/company',
    summary: 'Save a new version of the company profile; `basedOn` is the version it was made from',
    access: 'manager',
    body: companyEntry.extend({ basedOn: serialId }),
    answer: one,
    message: 'Company saved.',
    refusals: ['company_changed', 'validation_failed'],
  }),
  versions: action({
    name: 'company.versions',
    method: 'GET',
    path: '/company/versions',
    summary: 'Every saved version, with its date, its author and the fields it changed, newest first',
    access: 'manager',
    query: z.strictObject(pageQuery),
    answer: z.object({ versions: z.array(listedCompanyVersion), pagination }),
  }),
  version: action({
    name: 'company.version',
    method: 'GET',
    path: '/company/versions/:version',
    summary: 'One saved version',
    access: 'manager',
    params: z.strictObject({ version: inUrl(serialId) }),
    answer: one,
    refusals: ['company_not_found'],
  }),
  uploadLogo: action({
    name: 'company.upload-logo',
    method: 'POST',
    path: '/company/logo',
    summary: 'Add a logo; it is used once a PUT names it. The same bytes again answer the first one',
    access: 'manager',
    body: z.strictObject({ file: fileFacts }),
    upload: logoRule,
    answer: z.object({
      logo: z.object({ id: z.string(), sha256: z.string(), width: z.number(), height: z.number() }),
    }),
    creates: true,
    message: 'Logo uploaded.',
    refusals: [
      ...(['file_too_large', 'file_type_refused', 'file_empty', 'file_blank', 'file_cut_off'] as const),
      'validation_failed',
    ],
  }),
  logo: action({
    name: 'company.logo',
    method: 'GET',
    path: '/company/logo/:id',
    summary: "A logo's bytes, for papers and pages of people without an account",
    access: 'anyone',
    params: z.strictObject({ id: uuid }),
    answer: z.never(),
    binary: 'application/octet-stream',
    refusals: ['file_not_found', 'range_not_there'],
  }),
};
