-- The drying of a project: what is said of it as a whole. A project without a row has nothing said yet.
CREATE TABLE dryings (
  project_id integer PRIMARY KEY REFERENCES projects,
  body jsonb NOT NULL,
  -- The highest number a point ever had: numbers are never used again.
  points_numbered integer NOT NULL DEFAULT 0
);

-- Chambers, rooms, points, dry standards, visits, readings and placements; what people enter is in `body`.
CREATE TABLE drying_records (
  id uuid PRIMARY KEY,
  project_id integer NOT NULL REFERENCES projects,
  kind text NOT NULL CHECK (kind IN ('chamber', 'room', 'point', 'standard', 'visit', 'air', 'reading', 'placement')),
  body jsonb NOT NULL,
  author integer NOT NULL REFERENCES technicians,
  created_at timestamptz NOT NULL DEFAULT now(),
  -- Of a placement: the unit, as long as it stands there.
  unit_in uuid
);
CREATE INDEX drying_records_project ON drying_records (project_id, kind);
CREATE INDEX drying_records_author ON drying_records (author);
-- A unit stands in one place.
CREATE UNIQUE INDEX drying_records_unit ON drying_records (unit_in);
CREATE UNIQUE INDEX drying_records_point ON drying_records (project_id, ((body ->> 'number')::integer)) WHERE kind = 'point';
CREATE UNIQUE INDEX drying_records_reading ON drying_records ((body ->> 'visitId'), (body ->> 'pointId')) WHERE kind = 'reading';

-- Of the company.
CREATE TABLE meters (
  id uuid PRIMARY KEY,
  body jsonb NOT NULL,
  technician_id integer NOT NULL REFERENCES technicians,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX meters_technician ON meters (technician_id);

CREATE TABLE units (
  id uuid PRIMARY KEY,
  body jsonb NOT NULL,
  technician_id integer NOT NULL REFERENCES technicians,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX units_technician ON units (technician_id);
CREATE UNIQUE INDEX units_tag ON units ((lower(body ->> 'tag')));
