-- Rules ask whether invoices are issued and come to what was approved.
CREATE TRIGGER invoices_evidence AFTER UPDATE OF state ON invoices
  FOR EACH ROW WHEN (OLD.state IS DISTINCT FROM NEW.state) EXECUTE FUNCTION note_evidence('project');
CREATE TRIGGER estimate_approvals_evidence AFTER INSERT OR UPDATE OR DELETE ON estimate_approvals
  FOR EACH ROW EXECUTE FUNCTION note_evidence('inspection');
CREATE TRIGGER supplement_approvals_evidence AFTER INSERT OR UPDATE OR DELETE ON supplement_approvals
  FOR EACH ROW EXECUTE FUNCTION note_evidence('inspection');
