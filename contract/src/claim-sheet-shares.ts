import { z } from 'zod';
import { action } from './action.ts';
import { claimSheetData } from './claim-sheets/sheet.ts';
import { dateTime, uuid } from './shapes.ts';

/** How long a link is valid after it was last requested (decisions.md, "The calls"). */
export const shareDays = 30;

const ofInspectionRoom = z.strictObject({ inspectionId: uuid, roomId: uuid });

/** `url` is the report page's path and query; the client prepends its origin. */
const link = z.object({ url: z.string(), expiresAt: dateTime });
export type ShareLink = z.output<typeof link>;

/** The report page's content: the facts of the printed header, and the sheet. Dimensions are in feet. */
export const claimSheetReport = z.object({
  company: z.string(),
  /** The company's address, telephone and email. */
  companyContact: z.string().nullable(),
  companyLicences: z.string().nullable().optional(),
  /** The address of its logo's bytes. */
  companyLogo: z.string().nullable().optional(),
  enquiry: z.number(),
  inspection: z.object({
    id: z.string(),
    number: z.number(),
    startedAt: dateTime.nullable(),
    technicianName: z.string(),
  }),
  project: z.object({
    customerName: z.string(),
    address: z.string(),
    city: z.string().nullable(),
    state: z.string().nullable(),
    zipCode: z.string().nullable(),
  }),
  lossAddress: z.string(),
  /** Of the first policy. */
  claim: z.object({ claimNumber: z.string().nullable(), dateOfLoss: z.string().nullable() }),
  /** Two if the claim is on both; none if the homeowner pays. */
  policies: z.array(
    z.object({
      kind: z.enum(['Master', 'Individual']),
      claimNumber: z.string().nullable(),
      dateOfLoss: z.string().nullable(),
      deductible: z.number().nullable(),
    }),
  ),
  room: z.object({
    id: z.string(),
    name: z.string(),
    type: z.string(),
    condition: z.string(),
    dimensionsLength: z.number().nullable(),
    dimensionsWidth: z.number().nullable(),
    dimensionsHeight: z.number().nullable(),
  }),
  /** The room's place among the inspection's rooms, from 1. */
  position: z.object({ index: z.number(), count: z.number() }),
  /** With the quantity a checked All means. */
  claimSheetData,
  expiresAt: dateTime,
  /** IANA time zone of the page, the same as on the printed page. */
  timeZone: z.string(),
});
export type ClaimSheetReport = z.output<typeof claimSheetReport>;

export const claimSheetShareActions = {
  create: action({
    name: 'claim-sheet-shares.create',
    method: 'POST',
    path: '/rooms/claim-sheet-share/:inspectionId/:roomId',
    summary:
      'Create a link to the read-only report of a room, valid for 30 days; an active link is renewed and returned',
    access: 'own-project',
    params: ofInspectionRoom,
    answer: link,
    creates: true,
    secretAnswer: true,
    message: 'Share link created.',
    refusals: ['room_not_found'],
  }),
  read: action({
    name: 'claim-sheet-shares.read',
    method: 'GET',
    path: '/rooms/claim-sheet-share/:inspectionId/:roomId',
    summary: 'The active link of a room; both fields are null if there is none',
    access: 'own-project',
    params: ofInspectionRoom,
    answer: z.object({ url: z.string().nullable(), expiresAt: dateTime.nullable() }),
    refusals: ['room_not_found'],
  }),
  revoke: action({
    name: 'claim-sheet-shares.revoke',
    method: 'DELETE',
    path: '/rooms/claim-sheet-share/:inspectionId/:roomId',
    summary: 'Revoke the link of a room immediately; does nothing if there is none',
    access: 'own-project',
    params: ofInspectionRoom,
    answer: z.object({}),
    message: 'Share link revoked.',
    refusals: ['room_not_found'],
  }),
  report: action({
    name: 'claim-sheet-shares.report',
    method: 'GET',
    path: '/rooms/claim-sheet-data-auth-less/:roomId',
    summary: 'What the report page shows to anyone with its link; everyone else gets the same 404',
    access: 'anyone',
    params: z.strictObject({ roomId: uuid }),
    // No field is refused by name: every wrong link gets the same response.
    query: z.object({
      share: z.string().optional().catch(undefined),
      inspectionId: z.string().optional().catch(undefined),
    }),
    answer: claimSheetReport,
    refusals: ['unknown_path'],
  }),
};
