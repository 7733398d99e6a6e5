import type { WaitReason } from '@tidemark/contract/invoices/wait-reasons';
import { sql } from 'kysely';

/** What was billed before its approval, and is not approved yet. */
const notApproved = sql<boolean>`(not_approved AND (
  estimate_number IS NOT NULL AND NOT EXISTS (
    SELECT FROM estimate_approvals its
    WHERE its.inspection_id = invoices.inspection_id AND its.number = invoices.estimate_number)
  OR EXISTS (
    SELECT FROM unnest(supplements) AS billed (supplement) WHERE NOT EXISTS (
      SELECT FROM supplement_approvals its
      WHERE its.inspection_id = invoices.inspection_id AND its.number = billed.supplement))))`;

/** A claim leaves out a deductible that no invoice asks for. */
const unbilledDeductible = sql<boolean>`(kind = 'claim' AND lines @> '[{"group": "deductible"}]' AND NOT EXISTS (
  SELECT FROM invoices its
  WHERE its.inspection_id = invoices.inspection_id AND its.kind = 'deductible' AND its.state IN ('Issued', 'Paid')))`;

/** Why an invoice of a query that is neither paid nor void is not paid yet (WaitReason). */
export const waitsFor = sql<
  WaitReason[]
>`(CASE WHEN state NOT IN ('Draft', 'Issued') THEN '{}' ELSE array_remove(ARRAY[
  CASE WHEN ${notApproved} THEN 'approval' END,
  CASE WHEN ${unbilledDeductible} THEN 'deductible' END], NULL) END)`;
