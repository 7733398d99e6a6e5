-- Photos, documents and voice notes beside the trash photos. A room's deletion takes no file with it.
ALTER TABLE files
  DROP CONSTRAINT files_kind_check,
  ADD CONSTRAINT files_kind_check CHECK (kind IN ('trash-photo', 'photo', 'document', 'voice')),
  ADD COLUMN room_id uuid REFERENCES rooms ON DELETE SET NULL,
  -- A claim item has the id of its room.
  ADD COLUMN claim_item_id uuid REFERENCES rooms ON DELETE SET NULL,
  ADD COLUMN description text,
  ADD COLUMN tags text[] NOT NULL DEFAULT '{}',
  -- Of a recording, in seconds.
  ADD COLUMN duration double precision CHECK (duration >= 0),
  ADD COLUMN transcription text,
  ADD COLUMN zoho_record_id text;
CREATE INDEX files_room ON files (room_id);
CREATE INDEX files_claim_item ON files (claim_item_id);
