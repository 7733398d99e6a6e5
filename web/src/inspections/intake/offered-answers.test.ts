import { newInspection } from '@tidemark/contract/inspections/inspection';
import { expect, test } from 'vitest';
import { fromMaster, fromProject } from './offered-answers.ts';

const fresh = newInspection({ id: 'one', projectId: 1, technicianId: 1, at: '2026-11-20T14:52:00.000Z' });
const project = {
  ...{ customerName: 'Helen Okafor', customerPhone: '6305550142' },
  ...{ addressLine1: '418 Larkspur Lane', addressLine2: 'Unit 2' },
  ...{ city: 'Naperville', state: 'IL', zipCode: '60540' },
};

test("offered answers: the project's address and customer fill what a policy leaves blank, and nothing else", () => {
  expect(fromProject({ ...fresh, city1: 'Lisle', claimantName1: ' ' }, project, '1')).toEqual({
    claimantName1: 'Helen Okafor',
    contactNumber1: '6305550142',
    lossAddress1: '418 Larkspur Lane, Unit 2',
    state1: 'IL',
    zip1: '60540',
  });
});

test('offered answers: what the project does not know, or is too long for the field, is not offered', () => {
  const unknown = { ...project, customerPhone: null, addressLine2: null, city: '', zipCode: '6'.repeat(21) };
  expect(fromProject(fresh, unknown, '')).toEqual({
    claimantName: 'Helen Okafor',
    lossAddress: '418 Larkspur Lane',
    state: 'IL',
  });
});

test("offered answers: the homeowner's blanks are the same as the master policy's answers", () => {
  const master = { insuranceCompany: 'Fairway', deductible: 0, dateOfLoss: '2026-11-19', claimNumber: '1' };
  expect(fromMaster({ ...fresh, ...master, claimNumber1: '2' })).toEqual({
    ...{ insuranceCompany1: 'Fairway', deductible1: 0, dateOfLoss1: '2026-11-19' },
  });
  expect(fromMaster(fresh)).toEqual({});
});
