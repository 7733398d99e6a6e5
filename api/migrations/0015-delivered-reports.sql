-- What a file for the drive is; it was told from the room before there were reports.
ALTER TABLE deliveries
  ADD COLUMN document text CHECK (document IN ('claim-sheet', 'estimate', 'report')),
  -- Which part of the report, of how many, and which of its photos; null until the report has been counted.
  ADD COLUMN report_part jsonb;
UPDATE deliveries
  SET document = CASE WHEN room_id IS NULL THEN 'estimate' ELSE 'claim-sheet' END
  WHERE kind = 'drive-file';
ALTER TABLE deliveries
  ADD CHECK ((kind = 'drive-file') = (document IS NOT NULL)),
  ADD CHECK (report_part IS NULL OR document = 'report');
