-- What was uploaded, whatever for. The bytes lie under their hash (api/src/files); a hash no row names is swept.
CREATE TABLE files (
  id uuid PRIMARY KEY,
  inspection_id uuid NOT NULL REFERENCES inspections ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('trash-photo')),
  name text NOT NULL CHECK (name <> ''),
  type text NOT NULL CHECK (type <> ''),
  size integer NOT NULL CHECK (size > 0),
  sha256 text NOT NULL CHECK (sha256 ~ '^[0-9a-f]{64}$'),
  -- As the camera wrote it: a wall clock, with its offset from UTC where it knew one.
  taken_at text CHECK (taken_at ~ '^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d([+-]\d\d:\d\d)?$'),
  latitude numeric(8, 6) CHECK (latitude BETWEEN -90 AND 90),
  longitude numeric(9, 6) CHECK (longitude BETWEEN -180 AND 180),
  -- Who uploaded it.
  technician_id integer NOT NULL REFERENCES technicians,
  created_at timestamptz NOT NULL DEFAULT now(),
  CHECK ((latitude IS NULL) = (longitude IS NULL))
);
CREATE INDEX files_inspection ON files (inspection_id, kind, created_at, id);
CREATE INDEX files_technician ON files (technician_id);
CREATE INDEX files_sha256 ON files (sha256);

ALTER TABLE inspections
  ADD COLUMN technician_signature jsonb CHECK (jsonb_typeof(technician_signature) = 'object'),
  ADD COLUMN customer_signature jsonb CHECK (jsonb_typeof(customer_signature) = 'object');
