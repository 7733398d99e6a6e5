-- Lines to begin a claim sheet with. `rows` holds the values of each line by its fieldMasterId.
CREATE TABLE claim_sheet_templates (
  id uuid PRIMARY KEY,
  -- Whose it is.
  technician_id integer NOT NULL REFERENCES technicians ON DELETE CASCADE,
  name text NOT NULL CHECK (name <> ''),
  loss_kind text NOT NULL CHECK (
    loss_kind IN ('Water category 1', 'Water category 2', 'Water category 3', 'Mold', 'Fire', 'Other')
  ),
  -- Whether everybody sees it.
  shared boolean NOT NULL,
  rows jsonb NOT NULL CHECK (jsonb_typeof(rows) = 'object'),
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX claim_sheet_templates_technician ON claim_sheet_templates (technician_id);
CREATE INDEX claim_sheet_templates_shared ON claim_sheet_templates (id) WHERE shared;
