import { z } from 'zod';
import { action } from './action.ts';
import { claimSheetData } from './claim-sheets/sheet.ts';
import { dateTime, uuid } from './shapes.ts';

/** How long a link is good, counted from the last time it was asked for (decisions.md, "The calls"). */
export const shareDays = 30;

const ofInspectionRoom = z.strictObject({ inspectionId: uuid, roomId: uuid });

/** `url` is the report page's path and query on this server; whoever hands it out puts their origin before it. */
const link = z.object({ url: z.string(), expiresAt: dateTime });
export type ShareLink = z.output<typeof link>;

/** What the report page shows: the facts at the head of the printed page, and the sheet. Dimensions are in feet. */
export const claimSheetReport = z.object({
  company: z.string(),
  /** The company's address and telephone. */
  companyContact: z.string().nullable(),
  enquiry: z.number(),
  inspection: z.object({ id: z.string(), startedAt: dateTime.nullable(), technicianName: z.string() }),
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
  /** Two where the claim is on both; none where the homeowner pays. */
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
  /** With the quantity that a ticked All stands for. */
  claimSheetData,
  expiresAt: dateTime,
  /** IANA zone that the page tells times in, as the printed page does. */
  timeZone: z.string(),
});
export type ClaimSheetReport = z.output<typeof claimSheetReport>;

export const claimSheetShareActions = {
  create: action({
    name: 'claim-sheet-shares.create',
    method: 'POST',
    path: '/rooms/claim-sheet-share/:inspectionId/:roomId',
    summary:
      'A link to the read-only report of a room, good for 30 days from now; a link that stands is answered again, renewed',
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
    summary: 'The link that stands for a room; both fields are null where there is none',
    access: 'own-project',
    params: ofInspectionRoom,
    answer: z.object({ url: z.string().nullable(), expiresAt: dateTime.nullable() }),
    refusals: ['room_not_found'],
  }),
  revoke: action({
    name: 'claim-sheet-shares.revoke',
    method: 'DELETE',
    path: '/rooms/claim-sheet-share/:inspectionId/:roomId',
    summary: 'End the link of a room at once; without a link nothing happens',
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
    summary:
      'What the report page shows, for whoever holds its link; one and the same 404 for everybody else',
    access: 'anyone',
    params: z.strictObject({ roomId: uuid }),
    // Nothing in the query is refused by name: every wrong link gets the same answer.
    query: z.object({
      share: z.string().optional().catch(undefined),
      inspectionId: z.string().optional().catch(undefined),
    }),
    answer: claimSheetReport,
    refusals: ['unknown_path'],
  }),
};
