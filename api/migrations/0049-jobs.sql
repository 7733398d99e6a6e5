-- A project's job, which outlasts its inspections: its first start is never cleared, a manager closes it.
ALTER TABLE projects
  ADD COLUMN begun_at timestamptz,
  ADD COLUMN job_closed_at timestamptz,
  ADD COLUMN job_closed_by integer REFERENCES technicians,
  ADD COLUMN job_reason text,
  ADD COLUMN job_written_at timestamptz,
  -- The highest number a file of the job has had.
  ADD COLUMN job_files_numbered integer NOT NULL DEFAULT 0;
CREATE INDEX projects_job_closed_by ON projects (job_closed_by);

UPDATE projects SET begun_at = coalesce(started_at, completed_at)
WHERE coalesce(started_at, completed_at) IS NOT NULL;
-- Re-opening cleared the times of those; their inspections say when they were begun.
UPDATE projects SET begun_at = first.started_at
FROM (SELECT project_id, min(started_at) AS started_at FROM inspections GROUP BY project_id) AS first
WHERE projects.id = first.project_id AND begun_at IS NULL;

-- Whoever starts a project begins its job, servers of the previous version too.
CREATE FUNCTION begin_job() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.begun_at := coalesce(NEW.begun_at, NEW.started_at, NEW.completed_at);
  RETURN NEW;
END $$;
CREATE TRIGGER projects_begin_job BEFORE INSERT OR UPDATE OF started_at, completed_at ON projects
  FOR EACH ROW EXECUTE FUNCTION begin_job();

-- Photos, documents and voice notes of the job, before and after Submit; no inspection has them.
CREATE TABLE job_files (
  id uuid PRIMARY KEY,
  project_id integer NOT NULL REFERENCES projects,
  number integer NOT NULL CHECK (number > 0),
  category text NOT NULL CHECK (category IN ('photo', 'document', 'voice')),
  room_id uuid REFERENCES rooms ON DELETE SET NULL,
  -- As it was when the file was put there; a room that is not deleted says its own name.
  room_name text,
  label text,
  caption text,
  name text NOT NULL CHECK (name <> ''),
  type text NOT NULL CHECK (type <> ''),
  size integer NOT NULL CHECK (size > 0),
  sha256 text NOT NULL CHECK (sha256 ~ '^[0-9a-f]{64}$'),
  taken_at text CHECK (taken_at ~ '^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d([+-]\d\d:\d\d)?$'),
  latitude numeric(8, 6) CHECK (latitude BETWEEN -90 AND 90),
  longitude numeric(9, 6) CHECK (longitude BETWEEN -180 AND 180),
  flaw text CHECK (flaw IN ('cut', 'unshown')),
  duration double precision CHECK (duration >= 0),
  technician_id integer NOT NULL REFERENCES technicians,
  created_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (project_id, number),
  UNIQUE (project_id, sha256),
  CHECK ((latitude IS NULL) = (longitude IS NULL))
);
CREATE INDEX job_files_room ON job_files (room_id);
CREATE INDEX job_files_sha256 ON job_files (sha256);
CREATE INDEX job_files_technician ON job_files (technician_id);

CREATE OR REPLACE VIEW named_bytes AS
  SELECT id, sha256, size, type, flaw FROM files
  UNION ALL SELECT id, sha256, size, type, NULL::text FROM company_logos
  UNION ALL SELECT id, sha256, size, type, flaw FROM job_files;
