-- What was deleted of a project: its rooms by their inspection, draft invoices by the project.
CREATE INDEX audit_log_deleted ON audit_log (subject, (coalesce(before ->> 'inspectionId', before ->> 'projectId')))
  WHERE action IN ('room-deleted', 'invoice-deleted');
