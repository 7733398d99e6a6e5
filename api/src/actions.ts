import { type ActionName, type ActionNamed, actions } from '@tidemark/contract/actions';
import { exportForBooks } from './accounting/export-for-books.ts';
import { listBatches, readBatchFile } from './accounting/list-batches.ts';
import { listAllInvoices } from './accounting/list-invoices.ts';
import { exportEntries } from './audit/export-entries.ts';
import { listEntries } from './audit/list-entries.ts';
import { changePassword } from './auth/change-password.ts';
import { makeExportCode } from './auth/export-code.ts';
import { forgotPassword } from './auth/forgot-password.ts';
import { login } from './auth/login.ts';
import { logout } from './auth/logout.ts';
import { queueMail } from './auth/mails/queue-mail.ts';
import { me } from './auth/me.ts';
import { openExport } from './auth/open-export.ts';
import { refresh } from './auth/refresh.ts';
import { resetPassword } from './auth/reset-password.ts';
import { endSignIns } from './auth/set-password.ts';
import { endSignIn, listSignIns, logoutEverywhere } from './auth/sign-ins.ts';
import { createShare } from './claim-sheet-shares/create-share.ts';
import { endLinksOf } from './claim-sheet-shares/end-links.ts';
import { linksOfProject } from './claim-sheet-shares/links-of-project.ts';
import { readReport } from './claim-sheet-shares/read-report.ts';
import { readShare } from './claim-sheet-shares/read-share.ts';
import { revokeShare } from './claim-sheet-shares/revoke-share.ts';
import { createTemplate } from './claim-sheet-templates/create-template.ts';
import { listTemplates } from './claim-sheet-templates/list-templates.ts';
import { removeTemplate } from './claim-sheet-templates/remove-template.ts';
import { updateTemplate } from './claim-sheet-templates/update-template.ts';
import { readClaimSheet } from './claim-sheets/read-claim-sheet.ts';
import { replaceClaimSheet } from './claim-sheets/replace-claim-sheet.ts';
import { saveClaimSheet } from './claim-sheets/save-claim-sheet.ts';
import { saveRow } from './claim-sheets/save-row.ts';
import { readLogo, uploadLogo } from './company/logo.ts';
import { companyZone } from './company/read.ts';
import { listCompanyVersions, readCompany, readCompanyVersion } from './company/read-company.ts';
import { saveCompany } from './company/save-company.ts';
import type { BesideHandler, Bound, Handler, TwoStepHandler } from './context.ts';
import { deliverCompleted } from './deliveries/deliver-completed.ts';
import { deliverEstimate } from './deliveries/deliver-estimate.ts';
import { listDeliveries } from './deliveries/list-deliveries.ts';
import { queueBookFiles } from './deliveries/queue-book-files.ts';
import { queueInvoiceLetter } from './deliveries/queue-invoice-letter.ts';
import { queueLetter, queueSupplementLetter } from './deliveries/queue-letter.ts';
import { queuePackageMail } from './deliveries/queue-package-mail.ts';
import { retryDelivery } from './deliveries/retry-delivery.ts';
import { uploadPdf } from './deliveries/upload-pdf.ts';
import { createDocumentTemplate } from './document-templates/create-template.ts';
import { listDocumentTemplates } from './document-templates/list-templates.ts';
import { readDocumentTemplate } from './document-templates/read-version.ts';
import { updateDocumentTemplate } from './document-templates/update-template.ts';
import { documentationOfInspection } from './documentation/documentation-of-inspection.ts';
import { readFile } from './documentation/read-file.ts';
import { removeFile } from './documentation/remove-file.ts';
import { updateFiles } from './documentation/update-files.ts';
import { uploadFile } from './documentation/upload-file.ts';
import { createDocument } from './documents/create-document.ts';
import { discardDocument } from './documents/discard-document.ts';
import { endDocumentLink, linkDocument, readForSigner, signByLink } from './documents/links.ts';
import { listDocumentKeys, listDocuments } from './documents/list-documents.ts';
import { readProof } from './documents/proofs.ts';
import { documentsOf, isSignedPage, projectOfDocument } from './documents/read.ts';
import { sendDocument } from './documents/send-document.ts';
import { signDocument } from './documents/sign-document.ts';
import { documentsThatWait } from './documents/waiting.ts';
import { withdrawDocument } from './documents/withdraw-document.ts';
import { dryingHandlers } from './drying/handlers.ts';
import { projectOfRecord } from './drying/read.ts';
import { unitsStillIn } from './drying/units-still-in.ts';
import { approveEstimate } from './estimates/approve-estimate.ts';
import { editEstimate } from './estimates/edit-estimate.ts';
import { readEdits } from './estimates/edits.ts';
import { exportEstimate } from './estimates/export-estimate.ts';
import { listEstimates } from './estimates/list-estimates.ts';
import { makeEstimate, saveEstimateOnCompletion } from './estimates/make-estimate.ts';
import { estimateOnDryingClosed } from './estimates/on-drying-closed.ts';
import { showEstimate } from './estimates/read-estimate.ts';
import { sendEstimate } from './estimates/send-estimate.ts';
import { unsendEstimate } from './estimates/unsend-estimate.ts';
import { tellEvidence } from './evidence/tell-evidence.ts';
import { zipEvidence } from './evidence/zip-evidence.ts';
import { chooseProfile } from './evidence-profiles/choose-profile.ts';
import { createProfile } from './evidence-profiles/create-profile.ts';
import { freezeOnCompletion } from './evidence-profiles/freeze-profile.ts';
import { judgeProject, readHeld } from './evidence-profiles/judge-project.ts';
import { listEvidenceProfiles, readProfileVersion } from './evidence-profiles/list-profiles.ts';
import { removeProfile } from './evidence-profiles/remove-profile.ts';
import { takeBack } from './evidence-profiles/take-back.ts';
import { tryProfile } from './evidence-profiles/try-profile.ts';
import { updateProfile as updateEvidenceProfile } from './evidence-profiles/update-profile.ts';
import { waive } from './evidence-profiles/waive.ts';
import { createFollowUp } from './follow-ups/create-follow-up.ts';
import { followUpsOfProject } from './follow-ups/follow-ups-of-project.ts';
import { listFollowUps } from './follow-ups/list-follow-ups.ts';
import { readFollowUp } from './follow-ups/read-follow-up.ts';
import { removeFollowUp } from './follow-ups/remove-follow-up.ts';
import { updateFollowUp } from './follow-ups/update-follow-up.ts';
import type { HandlerParts } from './handler-parts.ts';
import { receiveProject } from './inbound-projects/receive-project.ts';
import { cancelInspection } from './inspections/cancel-inspection.ts';
import { completeInspection } from './inspections/complete-inspection.ts';
import { createInspection } from './inspections/create-inspection.ts';
import { listChanges } from './inspections/list-changes.ts';
import { listInspections } from './inspections/list-inspections.ts';
import { readInspection } from './inspections/read-inspection.ts';
import { saveStep } from './inspections/save-step.ts';
import { submitInspection } from './inspections/submit-inspection.ts';
import { updateInspection } from './inspections/update-inspection.ts';
import { changeInvoice } from './invoices/change-invoice.ts';
import { createInvoice } from './invoices/create-invoice.ts';
import { issueInvoice } from './invoices/issue-invoice.ts';
import { listInvoices, showInvoice } from './invoices/list-invoices.ts';
import { recordPayment } from './invoices/record-payment.ts';
import { remindInvoice } from './invoices/remind-invoice.ts';
import { removeInvoice } from './invoices/remove-invoice.ts';
import { removePayment } from './invoices/remove-payment.ts';
import { sendInvoice } from './invoices/send-invoice.ts';
import { voidInvoice } from './invoices/void-invoice.ts';
import { closeJob } from './job/close-job.ts';
import { listJobFiles } from './job/list-files.ts';
import type { ProjectsOf } from './job/of.ts';
import { readJob } from './job/read-job.ts';
import { removeJobFile } from './job/remove-file.ts';
import { reopenJob } from './job/reopen-job.ts';
import { updateJobFile } from './job/update-file.ts';
import { updateJobFiles } from './job/update-files.ts';
import { uploadJobFile } from './job/upload-file.ts';
import { listenProjects } from './live/listen-projects.ts';
import { changeMany } from './office/change-many.ts';
import { countOfficeProjects } from './office/count-projects.ts';
import { createProject } from './office/create-project.ts';
import { findDuplicates } from './office/duplicates.ts';
import { editProject, scheduleProject } from './office/edit-project.ts';
import { exportOfficeProjects } from './office/export-projects.ts';
import { readHandover } from './office/handover.ts';
import { hold, resume } from './office/hold.ts';
import { importProjects } from './office/import-projects.ts';
import { listImports } from './office/list-imports.ts';
import { listOfficeProjects } from './office/list-projects.ts';
import { readEvidence } from './office/read-evidence.ts';
import { readOverview } from './office/read-overview.ts';
import { readVisits } from './office/read-visits.ts';
import { readWeek } from './office/read-week.ts';
import { reopenProject } from './office/reopen-project.ts';
import { undoImport } from './office/undo-import.ts';
import { changeView, listViews, removeView, saveView } from './office/views.ts';
import { downloadPackage } from './packages/download.ts';
import {
  endPackageLink,
  endPackageLinksOf,
  linkPackage,
  readShared,
  readSharedZip,
} from './packages/links.ts';
import { listPackages, readPackage } from './packages/list-packages.ts';
import { makePackage } from './packages/make-package.ts';
import { sendPackage } from './packages/send-package.ts';
import { listVersions } from './price-list/list-versions.ts';
import { readPriceList, readVersion } from './price-list/read-price-list.ts';
import { savePriceList } from './price-list/save-price-list.ts';
import { completeProject } from './projects/complete-project.ts';
import { listAssigned } from './projects/list-assigned.ts';
import { listProjects } from './projects/list-projects.ts';
import { readProject } from './projects/read-project.ts';
import { startProject } from './projects/start-project.ts';
import { updateProject } from './projects/update-project.ts';
import { readKey } from './push/read-key.ts';
import { subscribe } from './push/subscribe.ts';
import { unsubscribe } from './push/unsubscribe.ts';
import { printDrying } from './reports/drying/print-drying.ts';
import { describeReport, printReport } from './reports/inspection/print-report.ts';
import { printInvoice } from './reports/invoice/print-invoice.ts';
import { printPhotoSheet } from './reports/photo-sheet/print-photo-sheet.ts';
import { previewDocumentTemplate } from './reports/preview-template.ts';
import { printClaimSheet } from './reports/print-claim-sheet.ts';
import { printDocument } from './reports/print-document.ts';
import { printEstimate } from './reports/print-estimate.ts';
import { printSupplement } from './reports/print-supplement.ts';
import { printScope } from './reports/scope/print-scope.ts';
import { createRoom } from './rooms/create-room.ts';
import { exportQuantities } from './rooms/export-quantities.ts';
import { listRooms } from './rooms/list-rooms.ts';
import { readRoom } from './rooms/read-room.ts';
import { removeRoom } from './rooms/remove-room.ts';
import { roomsOfInspection } from './rooms/rooms-of-inspection.ts';
import { updateRoom } from './rooms/update-room.ts';
import { exportScope } from './scope/export-scope.ts';
import { readReasons } from './scope/read-reasons.ts';
import { exportDxf, exportSvg } from './sketch/export-plan.ts';
import { listSketchVersions } from './sketch/list-versions.ts';
import { saveSketch } from './sketch/save-sketch.ts';
import { readSketchSettings, saveSketchSettings } from './sketch/settings.ts';
import { approveSupplement } from './supplements/approve-supplement.ts';
import { listSupplements } from './supplements/list-supplements.ts';
import { makeSupplement } from './supplements/make-supplement.ts';
import { sendSupplement } from './supplements/send-supplement.ts';
import { readSupport } from './support/read-support.ts';
import { listActivity } from './technicians/activity.ts';
import { createTechnician, type Invite } from './technicians/create-technician.ts';
import { inviteAgain } from './technicians/invite-again.ts';
import { listTechnicians } from './technicians/list-technicians.ts';
import { readProfile, updateProfile } from './technicians/profile.ts';
import { readTechnician } from './technicians/read-technician.ts';
import { type Ending, removeTechnician, updateTechnician } from './technicians/update-technician.ts';
import { readToday } from './today/read-today.ts';
import { reviewInspection } from './today/review-inspection.ts';
import { removePhoto } from './trash-photos/remove-photo.ts';
import { uploadPhoto } from './trash-photos/upload-photo.ts';

const ending: Ending = {
  signIns: endSignIns,
  async links(tx, caller, technicianId) {
    await endLinksOf(tx, caller, technicianId);
    await endPackageLinksOf(tx, caller, technicianId);
  },
};

/** What files of a job can belong to. */
const projectsOf: ProjectsOf = {
  document: projectOfDocument,
  ...{ visit: projectOfRecord('visit'), point: projectOfRecord('point') },
  ...{ placement: projectOfRecord('placement'), air: projectOfRecord('air') },
};

const invite: Invite = (tx, technicianId) => queueMail(tx, technicianId, 'invitation');

type HandlerOf<A> = Handler<A> | TwoStepHandler<A, unknown> | BesideHandler<A, never>;
type Handlers = { [N in ActionName]: HandlerOf<ActionNamed<N>> };

/** Each action and its handler; the compiler asks for every action of the contract. */
export function bindActions({
  tokens,
  feed,
  files,
  shares,
  jobs,
  support,
  printer,
  noteOpening,
  keepPaper,
}: HandlerParts): Bound[] {
  const printing = { printer, blobs: files.blobs };
  const sharing = { links: shares, note: noteOpening };
  const complete = completeInspection(saveEstimateOnCompletion, deliverCompleted(jobs), freezeOnCompletion);
  const handlers: Handlers = {
    'auth.login': login(tokens, companyZone),
    'auth.refresh': refresh(tokens),
    'auth.logout': logout,
    'auth.me': me(companyZone),
    'auth.forgot-password': forgotPassword,
    'auth.reset-password': resetPassword,
    'auth.change-password': changePassword,
    'auth.export-code': makeExportCode,
    'auth.open-export': openExport,
    'auth.sign-ins': listSignIns,
    'auth.end-sign-in': endSignIn,
    'auth.logout-everywhere': logoutEverywhere,
    'technicians.profile': readProfile,
    'technicians.update-profile': updateProfile,
    'technicians.activity': listActivity,
    'technicians.list': listTechnicians,
    'technicians.create': createTechnician(invite),
    'technicians.read': readTechnician,
    'technicians.update': updateTechnician(ending),
    'technicians.remove': removeTechnician(ending),
    'technicians.invite': inviteAgain(invite),
    'support.read': readSupport(support),
    'audit.list': listEntries,
    'audit.export': exportEntries(companyZone),
    'projects.list': listProjects,
    'projects.assigned': listAssigned,
    'projects.read': readProject,
    'projects.start': startProject,
    'projects.update': updateProject,
    'projects.complete': completeProject,
    'office.projects': listOfficeProjects,
    'office.count': countOfficeProjects,
    'office.export': exportOfficeProjects(companyZone),
    'office.visits': readVisits,
    'office.week': readWeek,
    'office.overview': readOverview(companyZone),
    'office.duplicates': findDuplicates,
    'office.handover': readHandover,
    'office.imports': listImports,
    'office.evidence': readEvidence,
    'office.create': createProject,
    'office.edit': editProject,
    'office.bulk': changeMany,
    'office.schedule': scheduleProject,
    'office.hold': hold,
    'office.resume': resume,
    'office.reopen': reopenProject,
    'office.import': importProjects,
    'office.undo-import': undoImport,
    'office.views': listViews,
    'office.save-view': saveView,
    'office.change-view': changeView,
    'office.remove-view': removeView,
    'today.read': readToday(companyZone),
    'today.review': reviewInspection,
    'inspections.list': listInspections,
    'inspections.read': readInspection,
    'inspections.create': createInspection,
    'inspections.update': updateInspection,
    'inspections.changes': listChanges,
    'inspections.step': saveStep,
    'inspections.complete': complete,
    'inspections.submit': submitInspection(complete),
    'inspections.cancel': cancelInspection,
    'rooms.list': listRooms,
    'rooms.of-inspection': roomsOfInspection,
    'rooms.read': readRoom,
    'rooms.quantities': exportQuantities,
    'rooms.create': createRoom,
    'rooms.update': updateRoom,
    'rooms.remove': removeRoom,
    'sketch.save': saveSketch,
    'sketch.versions': listSketchVersions,
    'sketch.svg': exportSvg,
    'sketch.dxf': exportDxf,
    'sketch-settings.read': readSketchSettings,
    'sketch-settings.save': saveSketchSettings,
    'claim-sheet-templates.list': listTemplates,
    'claim-sheet-templates.create': createTemplate,
    'claim-sheet-templates.update': updateTemplate,
    'claim-sheet-templates.remove': removeTemplate,
    'claim-sheets.read': readClaimSheet,
    'claim-sheets.replace': replaceClaimSheet,
    'claim-sheets.save-row': saveRow,
    'claim-sheets.save': saveClaimSheet,
    'claim-sheets.pdf': printClaimSheet(printing),
    'claim-sheet-shares.create': createShare(shares),
    'claim-sheet-shares.read': readShare(shares),
    'claim-sheet-shares.revoke': revokeShare,
    'claim-sheet-shares.of-project': linksOfProject,
    'claim-sheet-shares.report': readReport(shares),
    'trash-photos.upload': uploadPhoto,
    'trash-photos.remove': removePhoto,
    'documentation.of-inspection': documentationOfInspection,
    'documentation.file': readFile(files.blobs),
    'documentation.upload': uploadFile,
    'documentation.update': updateFiles,
    'documentation.remove': removeFile,
    'job.read': readJob(documentsOf),
    'job.close': closeJob([documentsThatWait, unitsStillIn]),
    'job.reopen': reopenJob,
    'job.photo-sheet': printPhotoSheet({ printer, files }),
    'job.files': listJobFiles,
    'job.update-files': updateJobFiles(projectsOf),
    'job.upload': uploadJobFile(projectsOf),
    'job.update': updateJobFile(projectsOf),
    'job.remove': removeJobFile(isSignedPage),
    'documents.list': listDocuments,
    'documents.create': createDocument,
    'documents.sign': signDocument,
    'documents.discard': discardDocument,
    'documents.withdraw': withdrawDocument,
    'documents.pdf': printDocument(printing),
    'documents.proof': readProof,
    'documents.send': sendDocument,
    'documents.link': linkDocument(shares),
    'documents.end-link': endDocumentLink,
    'documents.keys': listDocumentKeys,
    'documents.signing': readForSigner(shares),
    'documents.sign-by-link': signByLink(shares),
    'drying.report': printDrying(printing),
    ...dryingHandlers(estimateOnDryingClosed(deliverEstimate(jobs))),
    'evidence.read': tellEvidence,
    'evidence.zip': zipEvidence(files.blobs, companyZone),
    'evidence-profiles.judge': judgeProject,
    'evidence-profiles.list': listEvidenceProfiles,
    'evidence-profiles.version': readProfileVersion,
    'evidence-profiles.create': createProfile,
    'evidence-profiles.update': updateEvidenceProfile,
    'evidence-profiles.remove': removeProfile,
    'evidence-profiles.try': tryProfile,
    'evidence-profiles.choose': chooseProfile,
    'evidence-profiles.held': readHeld,
    'evidence-profiles.waive': waive,
    'evidence-profiles.take-back': takeBack,
    'follow-ups.list': listFollowUps,
    'follow-ups.of-project': followUpsOfProject,
    'follow-ups.read': readFollowUp,
    'follow-ups.create': createFollowUp,
    'follow-ups.update': updateFollowUp,
    'follow-ups.remove': removeFollowUp,
    'reports.read': describeReport({ files }),
    'reports.pdf': printReport({ printer, files }),
    'estimates.read': showEstimate,
    'estimates.make': makeEstimate(deliverEstimate(jobs)),
    'estimates.list': listEstimates,
    'estimates.edits': readEdits,
    'estimates.edit': editEstimate(deliverEstimate(jobs)),
    'estimates.send': sendEstimate(queueLetter(jobs, files)),
    'estimates.unsent': unsendEstimate,
    'estimates.approve': approveEstimate,
    'estimates.pdf': printEstimate(printing),
    'estimates.csv': exportEstimate,
    'supplements.make': makeSupplement,
    'supplements.list': listSupplements,
    'supplements.send': sendSupplement(queueSupplementLetter(jobs)),
    'supplements.approve': approveSupplement,
    'supplements.pdf': printSupplement(printing),
    'invoices.of-project': listInvoices,
    'invoices.read': showInvoice,
    'invoices.create': createInvoice,
    'invoices.change': changeInvoice,
    'invoices.remove': removeInvoice,
    'invoices.issue': issueInvoice,
    'invoices.void': voidInvoice,
    'invoices.pdf': printInvoice({ ...printing, keep: keepPaper }),
    'invoices.send': sendInvoice(queueInvoiceLetter(jobs)),
    'invoices.remind': remindInvoice(queueInvoiceLetter(jobs), companyZone),
    'invoices.record-payment': recordPayment,
    'invoices.remove-payment': removePayment,
    'packages.make': makePackage(jobs),
    'packages.list': listPackages,
    'packages.read': readPackage,
    'packages.zip': downloadPackage(files),
    'packages.link': linkPackage(shares),
    'packages.end-link': endPackageLink,
    'packages.send': sendPackage(queuePackageMail(jobs)),
    'packages.shared': readShared(sharing),
    'packages.shared-zip': readSharedZip(files, sharing),
    'accounting.invoices': listAllInvoices(companyZone),
    'accounting.export': exportForBooks(queueBookFiles(jobs)),
    'accounting.exports': listBatches,
    'accounting.file': readBatchFile,
    'price-list.read': readPriceList,
    'price-list.save': savePriceList,
    'price-list.versions': listVersions,
    'price-list.version': readVersion,
    'scope.csv': exportScope,
    'scope.pdf': printScope(printing),
    'scope.reasons': readReasons,
    'company.read': readCompany,
    'company.save': saveCompany,
    'company.versions': listCompanyVersions,
    'company.version': readCompanyVersion,
    'company.upload-logo': uploadLogo(files.blobs),
    'company.logo': readLogo(files.blobs),
    'document-templates.list': listDocumentTemplates,
    'document-templates.version': readDocumentTemplate,
    'document-templates.create': createDocumentTemplate,
    'document-templates.update': updateDocumentTemplate,
    'document-templates.preview': previewDocumentTemplate(printing),
    'deliveries.of-inspection': listDeliveries,
    'deliveries.retry': retryDelivery(jobs),
    'deliveries.upload-pdf': uploadPdf(jobs),
    'push.key': readKey,
    'push.subscribe': subscribe,
    'push.unsubscribe': unsubscribe,
    'inbound-projects.receive': receiveProject,
    'live.projects': listenProjects(feed),
  };
  return actions.map((action) => {
    const handler = handlers[action.name];
    return { action, ...(typeof handler === 'object' ? handler : { handle: handler }) } as unknown as Bound;
  });
}
