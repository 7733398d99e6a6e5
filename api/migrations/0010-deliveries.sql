-- What is sent on from an inspection. The job that works it off is committed with it (pg-boss, schema pgboss).
CREATE TABLE deliveries (
  id uuid PRIMARY KEY,
  inspection_id uuid NOT NULL REFERENCES inspections,
  room_id uuid REFERENCES rooms ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('crm-record', 'quote', 'drive-file', 'mail')),
  title text NOT NULL,
  -- The drive's folder and the file's name in it; both stay what they were when it was asked for.
  folder text,
  file_name text,
  state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'running', 'done', 'failed')),
  attempts smallint NOT NULL DEFAULT 0,
  -- Goes up with every job made for it: a job of an earlier turn has nothing to do any more.
  turn integer NOT NULL DEFAULT 1,
  last_error text,
  next_try_at timestamptz,
  external_id text,
  delivered_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  CHECK ((kind = 'drive-file') = (file_name IS NOT NULL AND folder IS NOT NULL)),
  CHECK ((state = 'done') = (delivered_at IS NOT NULL)),
  -- The same thing to the same place is one delivery, however often it is asked for.
  UNIQUE NULLS NOT DISTINCT (inspection_id, kind, folder, file_name)
);
CREATE INDEX deliveries_room ON deliveries (room_id);

-- The projects a CRM told of.
CREATE TABLE inbound_projects (
  external_id text PRIMARY KEY,
  project_id integer NOT NULL UNIQUE REFERENCES projects ON DELETE CASCADE,
  changed_at timestamptz
);
-- Messages taken in, so that one that is sent again does nothing. Kept as long as idempotency keys are.
CREATE TABLE inbound_messages (
  id text PRIMARY KEY,
  received_at timestamptz NOT NULL DEFAULT now()
);
