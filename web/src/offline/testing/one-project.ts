import { inspectionActions } from '@tidemark/contract/inspections/actions';
import { roomActions } from '@tidemark/contract/rooms';
import { afterEach, beforeEach } from 'vitest';
import { perform } from '../outbox/perform.ts';
import { type Sender, startSender } from '../outbox/sender.ts';
import type { Device } from '../store/device.ts';
import { lay } from '../store/lay.ts';
import { freshDevice } from './browser.ts';
import { Office } from './office.ts';

export const projectId = 7;

/** The device of a person with one project, and the server it sends to: new for each test of a file. */
export interface Sending {
  office: Office;
  on: Device;
  /** The one `start` began; stopped after the test. */
  sender: Sender | undefined;
}

export function withOneProject() {
  const at = { sender: undefined } as Sending;

  beforeEach(async () => {
    at.office = new Office();
    at.office.project(projectId);
    at.on = freshDevice(await at.office.open());
    const record = at.office.theProject(projectId);
    await lay([{ table: 'projects', id: projectId, record }], { since: 0 });
  });

  afterEach(async () => {
    await at.sender?.stop();
    at.sender = undefined;
    await at.office.close();
  });

  return Object.assign(at, {
    start() {
      at.sender = startSender(at.on);
    },
    begin: (id: string) => perform(inspectionActions.create, { body: { id, projectId, technicianId: 1 } }),
    addRoom: (id: string, inspectionId: string, name = 'Basement') =>
      perform(roomActions.create, { body: { id, inspectionId, name, type: 'Basement' } }),
    /** Whether everything was sent. */
    empty: async () => (await at.on.outbox.count()) === 0,
    /** Whether something was refused and nothing is being sent. */
    async refusedOnly() {
      const states = (await at.on.outbox.toArray()).map(({ state }) => state);
      return states.includes('refused') && !states.includes('sending');
    },
    /** What the server has done, in order. */
    applied: () => at.office.applied.map(({ action }) => action),
  });
}
