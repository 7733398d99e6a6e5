import type { roles } from '@tidemark/contract/access';
import { wholeStepOne } from '../factories.ts';
import { png } from './files.ts';

/** What an id in a request can refer to. */
export type Kind =
  | 'technician'
  | 'project'
  | 'inspection'
  | 'room'
  | 'photo'
  | 'file'
  | 'followUp'
  | 'doneProject'
  | 'doneInspection'
  | 'template'
  | 'view'
  | 'delivery'
  | 'signIn'
  | 'share';

/** Related records, by the name of their ids in a request. */
export type Bundle = Partial<Record<Kind, string | number>>;

/** A person with an account, or an anonymous caller. */
export interface Caller {
  name: string;
  role: (typeof roles)[number] | null;
  technicianId: number | null;
  token: string | null;
  /** Signs in again: a call may have ended the sign-in. */
  renew(): Promise<void>;
}

interface Sent {
  body?: unknown;
  form?: FormData;
}

/** The data of a call that must succeed. */
async function ok<T>(
  url: string,
  by: Caller,
  method: string,
  path: string,
  { body, form }: Sent = {},
): Promise<T> {
  const answer = await fetch(`${url}/api/v1${path}`, {
    method,
    headers: {
      Authorization: `Bearer ${by.token}`,
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    ...(form && { body: form }),
  });
  const json = (await answer.json()) as { success: boolean; data: T };
  if (!json.success)
    throw new Error(`${method} ${path} of ${by.name}: ${answer.status} ${JSON.stringify(json)}`);
  return json.data;
}

type One<K extends string, T = string> = Record<K, { id: T }>;
let count = 0;

async function project(url: string, office: Caller, of: Caller, mark: string): Promise<number> {
  const body = {
    title: `${mark} title`,
    addressLine1: `${++count} ${mark} Lane`,
    city: 'Lisle',
    state: 'IL',
    zipCode: '60532',
    customerName: `${mark} customer`,
    customerPhone: '(630) 555-0101',
    notes: `${mark} notes`,
    technicianId: of.technicianId,
    confirmDuplicates: true,
  };
  return (await ok<One<'project', number>>(url, office, 'POST', '/projects', { body })).project.id;
}

async function upload(url: string, by: Caller, path: string, fields: Record<string, string>, name: string) {
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) form.append(field, value);
  form.append('file', new Blob([png(++count)], { type: 'image/png' }), `${name} ${count}.png`);
  return await ok<Record<string, unknown> & { id?: string }>(url, by, 'POST', path, { form });
}

/**
 * Makes one of everything in an inspection of the person, through the API. Every text in it has the mark, to recognize
 * it where it must not be.
 */
export async function makeRecords(url: string, office: Caller, of: Caller, mark: string): Promise<Bundle> {
  const projectId = await project(url, office, of, mark);
  await ok(url, of, 'POST', `/projects/${projectId}/start`, { body: {} });
  const draft = {
    projectId,
    ...wholeStepOne,
    adjuster: `${mark} adjuster`,
    additionalNotes: `${mark} notes`,
  };
  const { inspection } = await ok<One<'inspection'>>(url, of, 'POST', '/inspections', { body: draft });
  const newRoom = { inspectionId: inspection.id, name: `${mark} room`, type: 'Basement' };
  const { room } = await ok<One<'room'>>(url, of, 'POST', '/rooms', { body: newRoom });
  const inSheet = { inspectionId: inspection.id, inspectionRoomId: room.id };
  const claimSheetData = { contents: [{ fieldMasterId: 9, detach: 3 }] };
  await ok(url, of, 'POST', '/claim-sheet-data/bulk', { body: { ...inSheet, claimSheetData } });
  const trash = `/inspections/${inspection.id}/upload-trash-photos`;
  const photo = await upload(url, of, trash, { inspectionId: inspection.id }, `${mark} trash`);
  const about = { inspectionId: inspection.id, type: 'photo', description: `${mark} description` };
  const file = await upload(url, of, '/documentation/upload', about, `${mark} photo`);
  const fileId = (file.id ?? (file.file as { id: string }).id) as string;
  const template = {
    name: `${mark} template ${count}`,
    lossKind: 'Other',
    shared: false,
    claimSheetData,
  };
  const kept = await ok<One<'template'>>(url, of, 'POST', '/claim-sheet-templates', { body: template });
  const share = await ok<{ url: string }>(
    url,
    of,
    'POST',
    `/rooms/claim-sheet-share/${inspection.id}/${room.id}`,
    {
      body: {},
    },
  );
  await ok(url, of, 'POST', `/inspections/${inspection.id}/estimate`, { body: {} });
  const bundle: Bundle = {
    technician: of.technicianId!,
    project: projectId,
    inspection: inspection.id,
    room: room.id,
    photo: photo.id as string,
    file: fileId,
    template: kept.template.id,
    share: new URL(share.url, url).searchParams.get('share')!,
  };
  return {
    ...bundle,
    ...(await followUp(url, office, of, mark)),
    ...(await delivery(url, office, of, bundle)),
  };
}

async function followUp(url: string, office: Caller, of: Caller, mark: string): Promise<Bundle> {
  const doneProject = await project(url, office, of, mark);
  for (const act of ['start', 'complete']) {
    await ok(url, of, 'POST', `/projects/${doneProject}/${act}`, { body: {} });
  }
  const body = {
    originalProjectId: doneProject,
    followUpReason: 'Other',
    followUpReasonOther: `${mark} reason`,
  };
  const made = await ok<One<'followUp'>>(url, of, 'POST', '/follow-up-inspections', { body });
  return { doneProject, followUp: made.followUp.id };
}

/** A claim sheet being delivered to the drive, and a view of the office's. */
async function delivery(
  url: string,
  office: Caller,
  of: Caller,
  { inspection, room }: Bundle,
): Promise<Bundle> {
  await ok(url, of, 'POST', `/rooms/upload-pdf-to-workdrive/${inspection}/${room}`, { body: {} });
  const path = `/inspections/${inspection}/deliveries`;
  const { deliveries } = await ok<{ deliveries: { id: string }[] }>(url, office, 'GET', path);
  return { delivery: deliveries[0]!.id };
}

/** A manager's records beside projects. */
export async function makeView(url: string, by: Caller): Promise<Bundle> {
  const body = { name: `View ${++count}`, filters: { status: ['New'] } };
  const { view } = await ok<One<'view'>>(url, by, 'POST', '/office/views', { body });
  const { signIns } = await ok<{ signIns: { id: string }[] }>(url, by, 'GET', '/auth/sign-ins');
  return { view: view.id, signIn: signIns[0]!.id };
}
