CREATE TABLE rooms (
  id uuid PRIMARY KEY,
  inspection_id uuid NOT NULL REFERENCES inspections ON DELETE CASCADE,
  name text NOT NULL CHECK (name <> ''),
  type text NOT NULL CHECK (
    type IN (
      'Living Room', 'Bedroom', 'Kitchen', 'Bathroom', 'Dining Room', 'Family Room', 'Office', 'Basement', 'Attic',
      'Garage', 'Laundry Room', 'Other'
    )
  ),
  condition text NOT NULL DEFAULT 'good' CHECK (condition IN ('excellent', 'good', 'fair', 'poor', 'damaged')),
  dimensions_length numeric(8, 2) CHECK (dimensions_length >= 0),
  dimensions_width numeric(8, 2) CHECK (dimensions_width >= 0),
  dimensions_height numeric(8, 2) CHECK (dimensions_height >= 0),
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX rooms_inspection ON rooms (inspection_id, created_at, id);

-- A sheet exists once something was saved to it; the room is its key.
CREATE TABLE claim_sheets (
  room_id uuid PRIMARY KEY REFERENCES rooms ON DELETE CASCADE,
  filled_count smallint NOT NULL DEFAULT 0 CHECK (filled_count BETWEEN 0 AND 106),
  updated_at timestamptz NOT NULL DEFAULT now()
);

-- One line of a sheet. Ranges are those of decisions.md; a line with nothing in it has no row.
CREATE TABLE claim_sheet_rows (
  room_id uuid NOT NULL REFERENCES claim_sheets ON DELETE CASCADE,
  field_master_id smallint NOT NULL CHECK (field_master_id BETWEEN 1 AND 106),
  title text CHECK (length(title) <= 120),
  room_name text CHECK (length(room_name) <= 120),
  length_ft numeric(8, 2) CHECK (length_ft BETWEEN 0 AND 999999),
  length_in numeric(4, 2) CHECK (length_in >= 0 AND length_in < 12),
  width_ft numeric(8, 2) CHECK (width_ft BETWEEN 0 AND 999999),
  width_in numeric(4, 2) CHECK (width_in >= 0 AND width_in < 12),
  height_ft numeric(8, 2) CHECK (height_ft BETWEEN 0 AND 999999),
  height_in numeric(4, 2) CHECK (height_in >= 0 AND height_in < 12),
  wet_areas1 numeric(8, 2) CHECK (wet_areas1 BETWEEN 0 AND 999999),
  wet_areas2 numeric(8, 2) CHECK (wet_areas2 BETWEEN 0 AND 999999),
  yes_x numeric(8, 2) CHECK (yes_x BETWEEN 0 AND 999999),
  detach numeric(8, 2) CHECK (detach BETWEEN 0 AND 999999),
  dispose numeric(8, 2) CHECK (dispose BETWEEN 0 AND 999999),
  detach_ft numeric(8, 2) CHECK (detach_ft BETWEEN 0 AND 999999),
  detach_in numeric(4, 2) CHECK (detach_in >= 0 AND detach_in < 12),
  dispose_ft numeric(8, 2) CHECK (dispose_ft BETWEEN 0 AND 999999),
  dispose_in numeric(4, 2) CHECK (dispose_in >= 0 AND dispose_in < 12),
  qty numeric(8, 2) CHECK (qty BETWEEN 0 AND 999999),
  "all" boolean,
  after_hrs boolean,
  PRIMARY KEY (room_id, field_master_id)
);
