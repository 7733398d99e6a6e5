-- What the office adds to what an inspection's estimates are computed from; each save replaces it and counts.
CREATE TABLE estimate_edits (
  inspection_id uuid PRIMARY KEY REFERENCES inspections,
  version integer NOT NULL CHECK (version > 0),
  edits jsonb NOT NULL,
  technician_id integer NOT NULL REFERENCES technicians,
  saved_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX estimate_edits_technician ON estimate_edits (technician_id);
