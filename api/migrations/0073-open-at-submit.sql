-- What an evidence profile still asked for when an inspection was submitted without it.
ALTER TABLE inspections ADD COLUMN open_at_submit jsonb;
