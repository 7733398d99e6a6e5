import { emptyDraft } from '@tidemark/contract/inspections/draft';
import { newInspection } from '@tidemark/contract/inspections/inspection';
import { questionCodes } from '@tidemark/contract/inspections/questions';
import { blankProject } from '@tidemark/contract/projects/fields';
import { newRoom, type Room } from '@tidemark/contract/rooms';
import sharp from 'sharp';
import { basement } from '../../testing/basement.ts';
import { basementEstimate } from '../../testing/basement-estimate.ts';
import type { FileInput, PhotoInput, ReportInput } from '../input.ts';

const at = '2026-11-20T14:52:00.000Z';

const room = (name: string, type: Room['type'], position: number, size: (number | null)[]): Room => {
  const [dimensionsLength = null, dimensionsWidth = null, dimensionsHeight = null] = size;
  const id = `0193a1c2-9f00-7b10-8c3d-0a1b2c3d4e0${position}`;
  const measured = { dimensionsLength, dimensionsWidth, dimensionsHeight };
  const found = { name, type, condition: 'damaged', position, ...measured } as const;
  return newRoom({ id, inspectionId: basement.inspection.id, ...found }, at);
};

const rooms = [
  room('Basement', 'Basement', 1, [28.5, 14, 7.8]),
  room('Laundry', 'Laundry Room', 2, [9, 7.5, null]),
  room('Hall bath', 'Bathroom', 3, []),
];

export const photoOf = (number: number, of: string, facts: Partial<PhotoInput> = {}): PhotoInput => ({
  number,
  roomId: rooms.find((one) => one.name === of)?.id ?? null,
  of,
  name: `IMG_20261120_${String(number).padStart(6, '0')}.jpg`,
  description: null,
  capturedAt: '2026-11-20T09:15:30-06:00',
  addedAt: at,
  latitude: 41.79,
  flaw: null,
  longitude: -88.15,
  ...facts,
});

const fileOf = (name: string, facts: Partial<FileInput>): FileInput => ({
  name,
  roomName: null,
  type: 'pdf',
  size: 254_157,
  duration: null,
  addedAt: at,
  description: null,
  transcription: null,
  ...facts,
});

const wave = Array.from({ length: 60 }, (_, index) => [
  80 + index * 13,
  Math.round(200 + 120 * Math.sin(index / 3) - index),
]).flat();

/** The flooded basement's whole inspection, with five photos. */
export const flooded: ReportInput = {
  company: basement.company,
  companyContact: basement.companyContact,
  timeZone: basement.timeZone,
  inspectionNumber: 1,
  project: {
    ...blankProject,
    id: 2418,
    title: 'Basement water loss, sump pump failure',
    addressLine1: '418 Larkspur Lane',
    city: 'Naperville',
    state: 'IL',
    zipCode: '60540',
    priority: 'Urgent',
    status: 'In Progress',
    customerName: 'Helen Okafor',
    customerPhone: '(630) 555-0148',
    scheduledDate: '2026-11-20',
    assignedDateTime: at,
    lockboxNumber: '4471',
    residentType: 'Owner occupied',
    claimType: 'Single Family',
    technicianId: 7,
    originalProjectId: null,
    startedAt: at,
    completedAt: null,
    begunAt: at,
    jobClosedAt: null,
    jobWrittenAt: null,
    dryingDate: null,
    dryingTime: null,
    dryingMinutes: null,
    createdAt: at,
    updatedAt: at,
  },
  inspection: {
    ...newInspection({ id: basement.inspection.id, projectId: 2418, technicianId: 7, at }),
    ...emptyDraft,
    status: 'Completed',
    submittedAt: '2026-11-20T17:10:00.000Z',
    completedAt: '2026-11-20T17:10:00.000Z',
    insuranceClaimType: 'Insurance',
    policyType: 'Both',
    arrivalDate: '2026-11-20',
    arrivalTime: '08:52',
    arrivalAutoRecorded: true,
    insuranceCompany: 'Fairmont Mutual',
    claimNumber: 'FM-20-118834',
    claimantName: 'Larkspur Lane Association',
    dateOfLoss: '2026-11-18',
    deductible: 2500,
    adjuster: 'R. Castellano',
    companyName: 'Castellano Adjusting',
    contactNumber: '(630) 555-0177',
    contactEmail: 'claims@fairmont.example',
    lossAddress: '418 Larkspur Lane',
    city: 'Naperville',
    state: 'IL',
    zip: '60540',
    insuranceCompany1: 'Great Plains Mutual',
    claimNumber1: 'GPM-2026-4471',
    damageType: ['Water', 'Mold'],
    category: 'Category 2',
    affectedRooms: ['Basement', 'Laundry Room', 'Other'],
    affectedRoomsOther: 'Sauna',
    affectedMaterials: ['Carpet', 'Drywall', 'Cabinets'],
    sizeOfProject: 3,
    emergencyServiceCall: 'After Hours',
    testingClearances: true,
    testingClearancesOther: 'Thermal imaging of the north wall',
    monitoringTripsRegularHours: 3,
    monitoringTripsAfterHours: 1,
    inspectionQuestions: questionCodes.map((code, index) => ({ code, answer: index % 2 === 0 })),
    additionalNotes:
      'Sump pump breaker tripped. Homeowner reset it at 6 AM.\n\nPower is off in the basement.',
    pickupVan: 1,
    yd20: 2,
    finalInspectionNotes: 'Drying starts tomorrow.',
    technicianSignature: {
      name: 'Dana Whitaker',
      strokes: [wave, [900, 300]],
      signedAt: '2026-11-20T17:05:00.000Z',
    },
    customerSignature: { name: 'Helen Okafor', strokes: [], signedAt: '2026-11-20T17:06:00.000Z' },
  },
  technicianName: basement.inspection.technicianName,
  rooms: [
    { room: rooms[0]!, rows: basement.rows },
    { room: rooms[1]!, rows: { 77: { qty: 68 }, 105: { qty: 1 } } },
    { room: rooms[2]!, rows: {} },
  ],
  photos: [
    photoOf(1, 'Basement', { description: 'Water line, 14 inches above the slab' }),
    photoOf(2, 'Basement', { capturedAt: null, latitude: null, longitude: null }),
    photoOf(3, 'Laundry', { description: 'Swollen baseboard behind the washer' }),
    photoOf(4, 'Other photos', { description: 'Street side' }),
    photoOf(5, 'Debris & Equipment', { name: 'van.jpg' }),
  ],
  voiceNotes: [
    fileOf('voice-note-1.webm', {
      type: 'audio/webm',
      duration: 67,
      roomName: 'Basement',
      transcription: 'The pump failed on Wednesday night. The carpet is wet wall to wall.',
    }),
  ],
  documents: [fileOf('Adjuster letter FM-20-118834.pdf', { description: 'First letter of the adjuster' })],
  estimate: basementEstimate.estimate,
  part: { number: 1, count: 1, from: 0, to: 5 },
  fileName: 'project-2418-inspection-1-report.pdf',
  printedAt: '2026-11-20T17:14:00.000Z',
};

/** The same with this many photos, distributed over the rooms in order. */
export function withPhotos(count: number): ReportInput {
  const names = flooded.rooms.map(({ room: { name } }) => name);
  const photos = Array.from({ length: count }, (_, index) =>
    photoOf(index + 1, names[Math.floor((index * names.length) / count)]!, {
      description: `Caption ${index + 1}.`,
    }),
  );
  return { ...flooded, photos, part: { number: 1, count: 1, from: 0, to: count } };
}

/** A stored rendition for screens and paper: 1600 pixels on its longer side, each different. */
export function rendition(nth: number, { portrait = nth % 3 === 2, noise = 12 } = {}): Promise<Buffer> {
  const [width, height] = portrait ? [1200, 1600] : [1600, 1200];
  const background = { r: 90 + ((nth * 37) % 120), g: 110, b: 120 };
  const create = { width, height, channels: 3, background } as const;
  const grain = { type: 'gaussian', mean: 140, sigma: noise } as const;
  return sharp({ create: { ...create, noise: grain } })
    .jpeg({ quality: 80, optimiseCoding: false })
    .toBuffer();
}
