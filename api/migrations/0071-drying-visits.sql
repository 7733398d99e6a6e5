-- The next drying visit of a project's job, and from when on somebody should look at its drying.
ALTER TABLE projects
  ADD COLUMN drying_date date,
  ADD COLUMN drying_time time,
  ADD COLUMN drying_minutes integer CHECK (drying_minutes BETWEEN 15 AND 720),
  ADD COLUMN drying_needs_at timestamptz;
CREATE INDEX projects_drying_visits ON projects (drying_date, drying_time, id) WHERE drying_date IS NOT NULL;
CREATE INDEX projects_drying_needs ON projects (drying_needs_at, id) WHERE drying_needs_at IS NOT NULL;
-- What the office's day says of it (contract/src/drying/watch.ts).
ALTER TABLE dryings ADD COLUMN watch jsonb;
