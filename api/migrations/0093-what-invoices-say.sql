-- The title of the job when its invoice was issued, as the paper prints it; null of one that was issued before.
ALTER TABLE invoices ADD COLUMN project_title text;

-- What a job must still show before its invoice is paid, as lists name it; every job is judged again.
ALTER TABLE job_evidence ADD COLUMN before_payment text[] NOT NULL DEFAULT '{}';
INSERT INTO evidence_changes (project_id) SELECT project_id FROM job_evidence ORDER BY project_id DESC;
