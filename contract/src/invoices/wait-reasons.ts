/** What keeps an invoice from being paid: what it bills is not approved; the deductible it leaves out is not billed. */
export const waitReasons = ['approval', 'deductible'] as const;
export type WaitReason = (typeof waitReasons)[number];
