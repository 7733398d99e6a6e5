-- The link by which anybody may read a room's claim sheet. Its token is not kept: it follows from the id and the
-- server's secret. A revoked link's row is deleted; the audit log keeps that there was one.
CREATE TABLE claim_sheet_shares (
  id uuid PRIMARY KEY,
  room_id uuid NOT NULL UNIQUE REFERENCES rooms ON DELETE CASCADE,
  -- Who asked for it.
  technician_id integer NOT NULL REFERENCES technicians,
  created_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL
);
CREATE INDEX claim_sheet_shares_technician ON claim_sheet_shares (technician_id);
