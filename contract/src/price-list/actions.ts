import { z } from 'zod';
import { action } from '../action.ts';
import { pageQuery, pagination } from '../envelope.ts';
import { inUrl, serialId } from '../shapes.ts';
import { priceList, priceListFields, priceListVersion } from './price-list.ts';

const one = z.object({ priceList });

export const priceListActions = {
  read: action({
    name: 'price-list.read',
    method: 'GET',
    path: '/price-list',
    summary: 'The newest price list; the company may keep it from technicians',
    access: 'signed-in',
    answer: one,
    refusals: ['forbidden'],
  }),
  save: action({
    name: 'price-list.save',
    method: 'PUT',
    path: '/price-list',
    summary: 'Save a new version of the price list; `basedOn` is the version it was made from',
    access: 'manager',
    body: z.strictObject({ basedOn: serialId, ...priceListFields }),
    answer: one,
    message: 'Price list saved.',
    refusals: ['price_list_changed'],
  }),
  versions: action({
    name: 'price-list.versions',
    method: 'GET',
    path: '/price-list/versions',
    summary: 'Every saved version, with its date and author, newest first',
    access: 'signed-in',
    query: z.strictObject(pageQuery),
    answer: z.object({ versions: z.array(priceListVersion), pagination }),
    refusals: ['forbidden'],
  }),
  version: action({
    name: 'price-list.version',
    method: 'GET',
    path: '/price-list/versions/:version',
    summary: 'One saved version',
    access: 'signed-in',
    params: z.strictObject({ version: inUrl(serialId) }),
    answer: one,
    refusals: ['forbidden', 'price_list_not_found'],
  }),
};
