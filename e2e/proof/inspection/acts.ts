import type { Page } from '@playwright/test';
import { expect } from '../../fixtures/patient.ts';
import { draw } from '../../steps/draw.ts';
import { next, openSection, submit as pressSubmit, stepButton } from '../../steps/open-inspection.ts';
import { addRoom } from '../../steps/rooms.ts';
import { choosePhotos } from '../evidence/documentation-screen.ts';
import type { MadePhoto } from '../evidence/make-photos.ts';
import { closePad, lines, openSheet, typeFigure } from '../rows/sheet-screen.ts';
import type { Store } from './store.ts';

/** One thing a technician does in an inspection. */
export interface Act {
  what: string;
  do(page: Page): Promise<void>;
  /** Whether the device has all of it. */
  there(store: Store): boolean;
}

export const roomNames = ['Basement', 'Kitchen', 'Den', 'Hallway', 'Laundry'];
const steps = ['Project Info', 'Room Setup', 'Documentation', 'Review & Submit'];

/** Opens the step's screen from anywhere; completed steps can be opened again. */
async function at(page: Page, step: number): Promise<void> {
  const button = stepButton(page, steps[step]!);
  if ((await button.getAttribute('aria-current')) !== 'step') await button.click();
  await expect(button).toHaveAttribute('aria-current', 'step');
}

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

function text(section: string, label: string, field: string, words: string): Act {
  return {
    what: label,
    async do(page) {
      await at(page, 0);
      const input = (await openSection(page, section)).getByLabel(label, { exact: true });
      await input.fill('');
      await input.pressSequentially(words, { delay: 20 });
      await input.blur();
    },
    there: ({ inspection }) => String(inspection[field]) === words,
  };
}

const rooms: Act = {
  what: 'Qty of rooms affected',
  async do(page) {
    await at(page, 0);
    const section = await openSection(page, 'Damage Assessment');
    const input = section.getByLabel('Qty of rooms affected').and(page.locator('input'));
    await input.fill(String(roomNames.length));
    await input.blur();
  },
  there: ({ inspection }) => inspection.sizeOfProject === roomNames.length,
};

type Role = 'radio' | 'checkbox';
function choice(
  section: string,
  role: Role,
  option: string,
  [field, value]: [string, unknown],
  group?: RegExp,
): Act {
  return {
    what: `${section}: ${option}`,
    async do(page) {
      await at(page, 0);
      const its = await openSection(page, section);
      const within = group ? its.getByRole('group', { name: group }) : its;
      const control = within.getByRole(role, { name: option, exact: true });
      // A ticked box would be unticked.
      if (!(await control.isChecked())) await control.click();
      await expect(control).toBeChecked();
    },
    there: ({ inspection }) => same(inspection[field], value),
  };
}

const questions: [question: RegExp, code: string][] = [
  [/signs of microbial growth/, 'microbialGrowth'],
  [/continuous materials/, 'continuousMaterialsUnaffected'],
  [/cabinets need to be detached/, 'cabinetsDetachDispose'],
  [/Is a Pack Out required/, 'packOutRequired'],
];
const question = ([name, code]: (typeof questions)[number]): Act => ({
  ...choice('Additional Notes', 'checkbox', 'No', ['', ''], name),
  what: code,
  there: ({ inspection }) =>
    (inspection.inspectionQuestions as { code: string; answer: boolean }[]).some(
      (one) => one.code === code && one.answer === false,
    ),
});

const goOn = (to: number): Act => ({
  what: `Next, to ${steps[to]}`,
  async do(page) {
    await at(page, to - 1);
    await next(page).click();
    await expect(stepButton(page, steps[to]!)).toHaveAttribute('aria-current', 'step');
  },
  there: ({ inspection }) => Number(inspection.currentStep) >= to + 1,
});

const room = (name: string): Act => ({
  what: `room ${name}`,
  async do(page) {
    await at(page, 1);
    await addRoom(page, { name, type: 'Basement', condition: 'Fair', feet: ['12', '10', '8'] });
  },
  there: ({ rooms }) => rooms.some((one) => one.name === name),
});

/** No figure appears twice. */
const figureOf = (roomAt: number, line: number) => 1_000 + roomAt * 100 + line;
function figure(
  roomAt: number,
  line: number,
  project: { url: string; id: number },
  idOf: (name: string) => string,
): Act {
  const name = roomNames[roomAt]!;
  const value = figureOf(roomAt, line);
  return {
    what: `${name}, line ${line}`,
    async do(page) {
      await openSheet(page, project.url, { project: project.id, roomId: idOf(name) });
      await typeFigure(page, line, value);
      await closePad(page);
      await expect(page.getByText(/^Saved on this device/).first()).toBeVisible();
      await page.goto(`${project.url}/inspection/${project.id}`);
    },
    there: ({ sheets }) =>
      Object.values(sheets.find(({ id }) => id === idOf(name))?.rows[line] ?? {}).includes(value),
  };
}

const photos = (taken: readonly MadePhoto[]): Act => ({
  what: taken.map(({ name }) => name).join(', '),
  async do(page) {
    await at(page, 2);
    const shown = await page
      .getByRole('list', { name: 'Photos' })
      .getByRole('button', { name: /^View / })
      .all();
    const names = await Promise.all(shown.map((one) => one.getAttribute('aria-label')));
    const left = taken.filter(({ name }) => !names.includes(`View ${name}`));
    await choosePhotos(
      page,
      left.map(({ path }) => path),
    );
    for (const { name } of left)
      await expect(page.getByRole('button', { name: `View ${name}` })).toBeVisible();
  },
  there: ({ documentation }) =>
    taken.every(({ name }) => documentation.some(({ filename }) => filename === name)),
});

const signature: Act = {
  what: 'signature',
  async do(page) {
    await at(page, 3);
    const field = page.getByRole('region', { name: "Technician's signature" });
    await draw(page, field.getByRole('img'));
    await expect(field.getByText(/^Signed /)).toBeVisible();
  },
  there: ({ inspection }) => inspection.technicianSignature !== null,
};

const submit: Act = {
  what: 'submit',
  async do(page) {
    await at(page, 3);
    await pressSubmit(page);
    await expect(page).not.toHaveURL(/inspection/);
  },
  there: ({ inspection }) => inspection.status === 'Completed',
};

/** A full inspection from the first answer to the submit, in order. Rooms are known by id once they exist. */
export function fullInspection(
  project: { url: string; id: number },
  taken: readonly MadePhoto[],
  idOf: (name: string) => string,
): Act[] {
  const pairs = Array.from({ length: Math.ceil(taken.length / 2) }, (_, at) =>
    taken.slice(at * 2, at * 2 + 2),
  );
  return [
    choice('Claim Information', 'radio', 'Insurance', ['insuranceClaimType', 'Insurance']),
    choice('Claim Information', 'radio', 'Both', ['policyType', 'Both']),
    text('Master Policy Details', 'Insurance company', 'insuranceCompany', 'Heartland Casualty'),
    text('Master Policy Details', 'Claim number', 'claimNumber', 'HC-90210'),
    text('Master Policy Details', 'Adjuster', 'adjuster', 'Rosa Lindqvist'),
    text('Homeowner Claim Details', 'Claimant name', 'claimantName1', 'Noé Brandt'),
    text('Homeowner Claim Details', 'City', 'city1', 'Des Plaines'),
    choice('Damage Assessment', 'checkbox', 'Water', ['damageType', ['Water']]),
    choice('Damage Assessment', 'radio', 'Category 2', ['category', 'Category 2']),
    choice('Damage Assessment', 'checkbox', 'Kitchen', ['affectedRooms', ['Kitchen']], /Affected rooms/),
    choice(
      'Damage Assessment',
      'checkbox',
      'Carpet',
      ['affectedMaterials', ['Carpet']],
      /Affected materials/,
    ),
    rooms,
    choice('Service Details', 'radio', 'After Hours', ['emergencyServiceCall', 'After Hours']),
    ...questions.map(question),
    text('Additional Notes', 'Additional notes', 'additionalNotes', 'Water line at 4 inches.'),
    goOn(1),
    ...roomNames.map(room),
    ...roomNames.flatMap((_, roomAt) => lines.slice(0, 4).map((line) => figure(roomAt, line, project, idOf))),
    goOn(2),
    ...pairs.map(photos),
    goOn(3),
    signature,
    submit,
  ];
}
