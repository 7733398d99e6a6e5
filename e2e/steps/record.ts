import { password } from '../fixtures/sign-in.ts';

type Json = Record<string, unknown>;

/** The server's record of a project, without what always differs: ids, moments and the project's own facts. */
export async function recordOf(url: string, email: string, title: string) {
  const ask = await signedIn(url, email);
  const { projects } = await ask<{ projects: Json[] }>('/projects/assigned');
  const project = projects.find((found) => found.title === title)!;
  const { inspections } = await ask<{ inspections: Json[] }>(`/inspections?projectId=${project.id}`);
  const rooms = await Promise.all(
    inspections.map(async ({ id }) => (await ask<{ rooms: Json[] }>(`/rooms/inspection/${id}`)).rooms),
  );
  const sheets = await Promise.all(rooms.flat().map(({ id }) => ask<Json>(`/rooms/claim-sheet-data/${id}`)));
  return {
    project: { status: project.status },
    inspections: inspections.map((inspection) => ({
      ...without(inspection, [...moments, 'projectId']),
      openAtSubmit: sentencesOf(inspection.openAtSubmit),
    })),
    rooms: rooms.flat().map((room) => ({
      ...without(room, [...moments, 'inspectionId']),
      claimItem: without(room.claimItem as Json, ['id']),
    })),
    sheets,
  };
}

/** What was submitted without, for rooms that have other ids. */
const sentencesOf = (open: unknown) =>
  open && (open as { missing: { sentence: string }[] }).missing.map(({ sentence }) => sentence);

const moments = [
  'id',
  'createdAt',
  'updatedAt',
  'startedAt',
  'submittedAt',
  'completedAt',
  'arrivalDate',
  'arrivalTime',
];

function without(record: Json, names: readonly string[]): Json {
  return Object.fromEntries(Object.entries(record).filter(([name]) => !names.includes(name)));
}

async function signedIn(url: string, email: string): Promise<<T>(path: string) => Promise<T>> {
  const answer = await fetch(`${url}/api/v1/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  const { data } = (await answer.json()) as { data: { tokens: { accessToken: string } } };
  return async (path) => {
    const read = await fetch(`${url}/api/v1${path}`, {
      headers: { Authorization: `Bearer ${data.tokens.accessToken}` },
    });
    return ((await read.json()) as { data: never }).data;
  };
}
