-- contract: the default exists only within this migration; servers of the version before never see it.
-- Who of the office looked at what was submitted. What was completed before counts as reviewed: the constant default
-- writes no row anew, and only open inspections, a handful, are set back.
ALTER TABLE inspections
  ADD COLUMN reviewed_at timestamptz DEFAULT now(),
  ADD COLUMN reviewed_by integer REFERENCES technicians;
ALTER TABLE inspections ALTER COLUMN reviewed_at DROP DEFAULT;
UPDATE inspections SET reviewed_at = NULL WHERE status = 'In Progress';
CREATE INDEX inspections_to_review ON inspections (completed_at, id)
  WHERE status = 'Completed' AND reviewed_at IS NULL;
CREATE INDEX inspections_reviewed_by ON inspections (reviewed_by);
