-- What a job shows, packed for an adjuster. A row of package_parts names the bytes of a ZIP, as every file's row does.
CREATE TABLE packages (
  id uuid PRIMARY KEY,
  project_id integer NOT NULL REFERENCES projects,
  technician_id integer NOT NULL REFERENCES technicians,
  kind text NOT NULL CHECK (kind IN ('complete', 'incomplete')),
  through text NOT NULL,
  parts boolean NOT NULL,
  state text NOT NULL DEFAULT 'building' CHECK (state IN ('building', 'ready', 'failed', 'expired')),
  -- How many required things its list of open items has.
  open integer NOT NULL DEFAULT 0,
  attempts integer NOT NULL DEFAULT 0,
  last_error text,
  created_at timestamptz NOT NULL DEFAULT now(),
  ready_at timestamptz,
  -- The link by which an adjuster opens it, and who answers for it.
  link_id uuid,
  link_expires_at timestamptz,
  link_by integer REFERENCES technicians,
  CHECK (num_nulls(link_id, link_expires_at, link_by) IN (0, 3))
);
CREATE INDEX packages_project ON packages (project_id, created_at);
CREATE INDEX packages_technician ON packages (technician_id);
CREATE INDEX packages_link_by ON packages (link_by);
-- What is given up after a month.
CREATE INDEX packages_ready ON packages (ready_at) WHERE state = 'ready';
-- What a restored back-up goes on building.
CREATE INDEX packages_building ON packages (created_at) WHERE state = 'building';

CREATE TABLE package_parts (
  id uuid PRIMARY KEY,
  package_id uuid NOT NULL REFERENCES packages,
  number integer NOT NULL CHECK (number > 0),
  sha256 text NOT NULL CHECK (sha256 ~ '^[0-9a-f]{64}$'),
  size integer NOT NULL CHECK (size > 0),
  type text NOT NULL DEFAULT 'application/zip',
  -- Name, size and SHA-256 of each file in it.
  files jsonb NOT NULL,
  UNIQUE (package_id, number)
);
CREATE INDEX package_parts_sha256 ON package_parts (sha256);

CREATE OR REPLACE VIEW named_bytes AS
  SELECT id, sha256, size, type, flaw FROM files
  UNION ALL SELECT id, sha256, size, type, NULL::text FROM company_logos
  UNION ALL SELECT id, sha256, size, type, flaw FROM job_files
  UNION ALL SELECT id, sha256, size, type, NULL::text FROM package_parts;
