-- Today reads the deadlines of jobs that began lately.
CREATE INDEX projects_open_jobs ON projects (begun_at DESC) WHERE job_closed_at IS NULL;
