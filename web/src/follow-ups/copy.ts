import type { FollowUpReason } from '@tidemark/contract/follow-ups';

/** Texts of the Follow-Up Services dialog; those of the first document, sections 2, 5 and 8, are verbatim. */
export const copy = {
  title: 'Follow-Up Services',
  visit: 'Follow-up visit',
  originalProject: 'Original project ID',
  originalDate: 'Original inspection date',
  originalDateLater: 'Added when sent',
  reason: 'Follow-up reason',
  otherReason: 'Other reason',
  services: 'Services needed',
  servicesHint: 'Separate with commas',
  priority: 'Priority',
  date: 'Scheduled date',
  time: 'Scheduled time',
  cost: 'Estimated additional cost',
  notes: 'Service details',
  cancel: 'Cancel',
  save: 'Save Follow-Up',
  creating: 'Creating...',
  created: 'Follow-Up Created!',
  createdMessage: 'A new follow-up project has been created and assigned to you.',
  savedMessage: 'Saved on this device. The new project is created and assigned to you when this is sent.',
  toastTitle: 'Follow-up Created',
  toastMessage: 'Follow-up inspection created successfully! A new project has been created for you.',
  failed: 'Failed to create follow-up inspection',
  invalid: 'Validation Error',
  leave: 'Close without saving? What you entered here will be lost.',
  keepEditing: 'Keep editing',
  discard: 'Close without saving',
} as const;

export const reasonLabels: Record<FollowUpReason, string> = {
  Additional_Damage: 'Additional Damage',
  Incomplete_Work: 'Incomplete Work',
  Quality_Check: 'Quality Check',
  Customer_Request: 'Customer Request',
  Insurance_Requirement: 'Insurance Requirement',
  Other: 'Other',
};
