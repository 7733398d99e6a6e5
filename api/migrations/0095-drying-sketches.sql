-- contract: rows of servers before have a room and no record, as the check asks.
-- A drying room's own sketches are kept beside those of inspections; each is of one of the two.
ALTER TABLE room_sketches ALTER COLUMN room_id DROP NOT NULL;
ALTER TABLE room_sketches ADD COLUMN record_id uuid REFERENCES drying_records ON DELETE CASCADE;
ALTER TABLE room_sketches ADD CONSTRAINT room_sketches_of CHECK (num_nonnulls(room_id, record_id) = 1);
CREATE INDEX room_sketches_record ON room_sketches (record_id, id);
