-- The formula a value was computed with, beside the value; null for a value typed by hand or taken from the room.
ALTER TABLE claim_sheet_rows
  ADD COLUMN detach_formula text CHECK (detach_formula <> '' AND char_length(detach_formula) <= 80),
  ADD COLUMN dispose_formula text CHECK (dispose_formula <> '' AND char_length(dispose_formula) <= 80),
  ADD COLUMN qty_formula text CHECK (qty_formula <> '' AND char_length(qty_formula) <= 80);
