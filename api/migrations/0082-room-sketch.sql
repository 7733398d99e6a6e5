-- A room's sketch keeps the order of its keys: two devices compare it as text.
ALTER TABLE rooms ADD COLUMN sketch json;
-- The sketches of a room, the newest of which stands. What one sign-in saves in a row is one of them.
CREATE TABLE room_sketches (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  room_id uuid NOT NULL REFERENCES rooms ON DELETE CASCADE,
  sketch json,
  technician_id integer REFERENCES technicians,
  sign_in_id uuid,
  saved_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX room_sketches_room ON room_sketches (room_id, id);
CREATE INDEX room_sketches_technician ON room_sketches (technician_id);
