/** What managers alone see of a job, in one file: a technician's project loads without it. */
export { DocumentsWait } from '../documents/documents-wait.tsx';
export { DryingWaits } from '../drying/drying-waits.tsx';
export { EstimateFact } from '../estimates/estimate-fact.tsx';
export { EvidenceWaits } from '../evidence-profiles/evidence-waits.tsx';
export { ActivityPart } from '../job/activity-part.tsx';
export { HoldWaits } from '../office/form/hold-waits.tsx';
export { ProjectActs } from '../office/form/project-acts.tsx';
export { VisitButton } from '../office/form/visit-button.tsx';
export { VisitWaits } from '../office/form/visit-waits.tsx';
export { ProgressCard } from '../office/progress/progress-card.tsx';
export { ShareLinksCard } from '../office/share-links/share-links-card.tsx';
export { EstimateWaits } from '../projects/estimate-waits.tsx';
export { ReviewButton } from '../today/review-button.tsx';
