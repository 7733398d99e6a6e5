-- An import is the calls that made its projects; for an hour it can be undone.
CREATE TABLE project_imports (
  id uuid PRIMARY KEY,
  technician_id integer NOT NULL REFERENCES technicians ON DELETE CASCADE,
  file_name text,
  started_at timestamptz NOT NULL DEFAULT now(),
  -- When its newest line was made.
  last_at timestamptz NOT NULL DEFAULT now(),
  undone_at timestamptz
);
CREATE INDEX project_imports_technician ON project_imports (technician_id);
CREATE INDEX project_imports_last ON project_imports (last_at);

ALTER TABLE imported_projects
  ADD COLUMN import_id uuid REFERENCES project_imports ON DELETE SET NULL,
  -- The hash of address and customer as the file has them: the same external id with another house is a mistake.
  ADD COLUMN house bytea CHECK (octet_length(house) = 32);
CREATE INDEX imported_projects_import ON imported_projects (import_id);
