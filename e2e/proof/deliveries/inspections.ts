import { createHmac, randomUUID } from 'node:crypto';
import { data } from '../server/ask.ts';

export interface Ready {
  id: string;
  projectId: number;
  roomId: string;
  /** The submit's key, the same however often it is sent. */
  key: string;
}

const wholeStepOne = {
  insuranceClaimType: 'SelfPay',
  damageType: ['Water'],
  category: 'Category 1',
  affectedRooms: ['Kitchen'],
  affectedMaterials: ['Tile'],
  sizeOfProject: 1,
  inspectionQuestions: [
    'microbialGrowth',
    'continuousMaterialsUnaffected',
    'cabinetsDetachDispose',
    'packOutRequired',
  ].map((code) => ({ code, answer: false })),
};

/** A project as a CRM sends it, assigned to the technician. */
async function project(url: string, secret: string, technicianEmail: string, nth: number): Promise<number> {
  const body = JSON.stringify({
    externalId: `proof-${nth}`,
    title: `Proof ${nth}`,
    addressLine1: `${nth} Elm St`,
    city: 'Lisle',
    state: 'IL',
    zipCode: '60532',
    customerName: 'Ines Roth',
    technicianEmail,
  });
  const [id, timestamp] = [randomUUID(), String(Math.floor(Date.now() / 1000))];
  const signature = createHmac('sha256', secret).update(`${id}.${timestamp}.${body}`).digest('base64');
  const answer = await fetch(`${url}/api/v1/integrations/projects`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'webhook-id': id,
      'webhook-timestamp': timestamp,
      'webhook-signature': `v1,${signature}`,
    },
    body,
  });
  const told = (await answer.json()) as { data?: { project: { id: number } }; message: string };
  if (!told.data) throw new Error(`The project was refused: ${told.message}`);
  return told.data.project.id;
}

/** An inspection that lacks nothing but its submit: one room, one line filled. */
export async function readyInspection(
  url: string,
  token: string,
  of: { secret: string; email: string; nth: number },
): Promise<Ready> {
  const projectId = await project(url, of.secret, of.email, of.nth);
  const post = <T>(path: string, body: object = {}) => data<T>(url, token, { method: 'POST', path, body });
  await post(`/projects/${projectId}/start`);
  const { inspection } = await post<{ inspection: { id: string } }>('/inspections', {
    projectId,
    ...wholeStepOne,
  });
  const { id } = inspection;
  const { room } = await post<{ room: { id: string } }>('/rooms', {
    inspectionId: id,
    name: 'Kitchen',
    type: 'Kitchen',
  });
  const claimSheetData = { contents: [{ fieldMasterId: 9, detach: 1 }] };
  await post('/claim-sheet-data/bulk', { inspectionId: id, inspectionRoomId: room.id, claimSheetData });
  return { id, projectId, roomId: room.id, key: randomUUID() };
}
