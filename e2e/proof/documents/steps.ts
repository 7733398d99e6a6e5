import type { Page } from '@playwright/test';
import { expect } from '../../fixtures/patient.ts';
import { makeDocument } from '../../steps/documents.ts';
import { draw } from '../../steps/draw.ts';

/** One thing done to a document, and what must be there after the browser was killed. */
export interface Step {
  what: string;
  do(page: Page): Promise<void>;
  there(page: Page): Promise<void>;
}

export const signer = 'Helen Okafor';
const boxes = Array.from({ length: 8 }, (_, at) => `box-${at + 1}`);
const said = (key: string) => `Point ${key} of the agreement.`;
const terms = Array.from({ length: 24 }, (_, at) => `Term ${at + 1} of the agreement at {address}.`).join(
  '\n\n',
);

/** A text with every kind of place. */
export const bodyOf = (title: string) =>
  [
    ...[`# ${title}`, terms, ...boxes.map((key) => `[!] ${key}: ${said(key)}`)],
    // Below a choice it would belong to it.
    ...['[[write note]]', '( ) part=all: All of it.', '( ) part=some: Some of it.'],
    ...['[[initials customer]]', '[[sign customer]]'],
  ].join('\n');
export const answered = { boxes, choices: { part: 'all' } };

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const mark = (page: Page, name: string | RegExp) => page.getByRole('img', { name });
const nameOf = (page: Page) => page.getByLabel('Name of the person signing: Customer');

function drawn(what: string): Step {
  return {
    what,
    do: (page) => draw(page, mark(page, `${what}: draw here`)),
    there: (page) => expect(mark(page, `${what}: drawn`)).toBeVisible(),
  };
}

const ticked = (name: string): Step => ({
  what: name,
  do: (page) => page.getByRole('checkbox', { name }).check(),
  there: (page) => expect(page.getByRole('checkbox', { name })).toBeChecked(),
});

const goOn = (what: string, there: Step['there']): Step => ({
  what: `on to ${what}`,
  do: (page) => button(page, 'Go on').click(),
  there,
});

/** A document from its making to its seal. The network is back before the last step. */
export function stepsOf(title: string, asksConsent: boolean): Step[] {
  const agreed: Step = ticked('I agree');
  return [
    {
      what: 'made',
      do: (page) => makeDocument(page, 'English', title),
      there: (page) => expect(page.getByRole('heading', { name: title, level: 1 }).first()).toBeVisible(),
    },
    {
      what: 'read to its end',
      do: (page) => page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' })),
      there: (page) => expect(button(page, 'Go on')).toBeEnabled(),
    },
    ...(asksConsent
      ? [
          goOn('the consent', (page) =>
            expect(page.getByRole('checkbox', { name: 'I agree' })).toBeVisible(),
          ),
          agreed,
        ]
      : []),
    goOn('the places', (page) => expect(nameOf(page)).toBeVisible()),
    ...boxes.map((key) => ticked(said(key))),
    {
      what: 'choice',
      do: (page) => page.getByRole('radio', { name: 'All of it.' }).check(),
      there: (page) => expect(page.getByRole('radio', { name: 'All of it.' })).toBeChecked(),
    },
    drawn('Handwriting'),
    {
      what: 'name',
      do: (page) => nameOf(page).fill(signer),
      there: (page) => expect(nameOf(page)).toHaveValue(signer),
    },
    {
      what: 'initials',
      do: (page) => button(page, 'Type the initials instead: Initials: Customer').click(),
      there: (page) => expect(mark(page, /^Initials: Customer: typed/)).toBeVisible(),
    },
    drawn('Signature: Customer'),
    {
      what: 'email',
      do: (page) => page.getByLabel('Email for the copy').fill('helen@customer.example'),
      there: (page) => expect(page.getByLabel('Email for the copy')).toHaveValue('helen@customer.example'),
    },
    {
      what: 'signed',
      do: (page) => button(page, 'Sign and seal').click(),
      there: (page) => expect(page.getByText('Signed on this device')).toBeVisible(),
    },
    {
      what: 'sealed',
      do: (page) => expect(page.getByText('Signed and sealed')).toBeVisible({ timeout: 60_000 }),
      there: (page) => expect(page.getByText('Signed and sealed')).toBeVisible(),
    },
  ];
}
