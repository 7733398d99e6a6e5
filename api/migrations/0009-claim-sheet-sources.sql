-- What of the room's size a value was taken from; null for a value typed by hand.
ALTER TABLE claim_sheet_rows
  ADD COLUMN length_from text CHECK (length_from = 'length'),
  ADD COLUMN width_from text CHECK (width_from = 'width'),
  ADD COLUMN height_from text CHECK (height_from = 'height'),
  ADD COLUMN detach_from text CHECK (detach_from IN ('floor', 'perimeter', 'walls', 'ceiling')),
  ADD COLUMN dispose_from text CHECK (dispose_from IN ('floor', 'perimeter', 'walls', 'ceiling')),
  ADD COLUMN qty_from text CHECK (qty_from IN ('floor', 'perimeter', 'walls', 'ceiling'));
